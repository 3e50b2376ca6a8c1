import { useState, type ReactNode } from "react";
import type { DefaultValues, FieldValues, Path } from "react-hook-form";
import type { z } from "zod";
import { logFailure } from "../../lib/failure-log";
import { fieldProblemsOf, type FieldProblems } from "../../lib/field-problems";
import { failureOf } from "../../lib/shop-failure";
import { namesOf, useCheckedForm } from "../../ui/form/use-checked-form";
import { refusalMessage } from "./refusal-message";

type AccountFormOptions<Fields extends FieldValues, Form> = {
  schema: z.ZodType<Form, Fields>;
  start: () => DefaultValues<Fields>;
  /** Called with every change. Passwords must not be stored. */
  onType?: (fields: Fields) => void;
  /** As in a checked form. */
  order?: readonly Path<Fields>[];
  /** Sends the form. A rejection is shown at its field or beside the button. */
  send: (form: Form) => Promise<unknown>;
  /** The field of the current password, where the form has one: a wrong password is shown there. */
  passwordField?: Path<Fields>;
};

const WRONG_PASSWORD = "This is not your password. Please try again";

/** State of an account form. Errors are shown at the form, which keeps what was typed. */
export function useAccountForm<Fields extends FieldValues, Form extends FieldValues>({
  schema,
  start,
  onType = ignore,
  order = namesOf(start()),
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
    id: "account",
    schema,
    start,
    onType,
    order,
    onSend: async (values) => {
      setNotice(undefined);
      await send(values);
    },
    problemsOf,
    onFailure: (error) => {
      logFailure("Account not changed", error);
      setNotice(refusalMessage(error));
    },
  });
  return { ...form, notice: form.isSending ? undefined : notice };
}

const ignore = () => undefined;
