import type { DefaultValues, FieldValues, Path } from "react-hook-form";
import type { ReactNode } from "react";
import { useState } from "react";
import type { z } from "zod";
import { logFailure } from "../../lib/failure-log";
import { type FieldProblems, fieldProblemsOf } from "../../lib/field-problems";
import { failureOf } from "../../lib/shop-failure";
import { useCheckedForm } from "../../ui/form/use-checked-form";
import { refusalWords } from "./refusal-words";

type AccountFormOptions<Fields extends FieldValues, Form> = {
  schema: z.ZodType<Form, Fields>;
  start: () => DefaultValues<Fields>;
  /** Told whatever is typed; passwords are for nobody to keep. */
  onType?: (fields: Fields) => void;
  order: readonly Path<Fields>[];
  /** Asks the shop. What it rejects with stands at its field, or beside the button. */
  send: (form: Form) => Promise<unknown>;
  /** The field of the present password, where the form has one: that it is wrong stands there. */
  passwordField?: Path<Fields>;
};

const WRONG_PASSWORD = "This is not your password. Please try again";

/** A form around an account. Whatever the shop answers is said at the form itself, which keeps what was typed. */
export function useAccountForm<Fields extends FieldValues, Form extends FieldValues>({
  schema,
  start,
  onType = ignore,
  order,
  send,
  passwordField,
}: AccountFormOptions<Fields, Form>) {
  const [notice, setNotice] = useState<ReactNode>();

  const problemsOf = (error: unknown): FieldProblems | undefined => {
    const isWrongPassword = failureOf(error).code === "WRONG_CREDENTIALS";
    if (isWrongPassword && passwordField !== undefined) return { [passwordField]: WRONG_PASSWORD };
    const problems = fieldProblemsOf(error);
    return problems && order.some((name) => name in problems) ? problems : undefined;
  };

  const form = useCheckedForm<Fields, Form>({
    schema,
    start,
    onType,
    order,
    onSend: async (values) => {
      setNotice(undefined);
      try {
        await send(values);
        return undefined;
      } catch (error) {
        logFailure("Account not changed", error);
        const problems = problemsOf(error);
        if (!problems) setNotice(refusalWords(error));
        return problems;
      }
    },
  });
  return { ...form, notice: form.isSending ? undefined : notice };
}

const ignore = () => undefined;
