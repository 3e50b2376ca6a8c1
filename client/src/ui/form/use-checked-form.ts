import "../../lib/zod-setup";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { type DefaultValues, type FieldValues, type Path, useForm } from "react-hook-form";
import type { z } from "zod";
import type { FieldProblems } from "../../lib/field-problems";

/** A detail that needs another look, and what to do about it. */
export type Problem<Name extends string = string> = { name: Name; message: string };

type CheckedFormOptions<Fields extends FieldValues, Form> = {
  /** The rules, which make a `Form` of what stands in the fields. */
  schema: z.ZodType<Form, Fields>;
  /** What stands in the fields at first, as `() => draft.read()`. */
  start: () => DefaultValues<Fields>;
  /** Told whatever is typed, as it is typed. */
  onType: (fields: Fields) => void;
  /** The fields in the order in which they are read. */
  order: readonly Path<Fields>[];
  /** Takes a valid form. Resolves to what the shop finds wrong with it. */
  onSend: (form: Form) => Promise<FieldProblems | undefined>;
};

/**
 * A form that is checked when it is sent and again while it is put right, and told of as it is typed. What the shop finds wrong
 * with it stands at its fields like anything else.
 */
export function useCheckedForm<Fields extends FieldValues, Form extends FieldValues>({
  schema,
  start,
  onType,
  order,
  onSend,
}: CheckedFormOptions<Fields, Form>) {
  const [defaultValues] = useState(start);
  const [problems, setProblems] = useState<readonly Problem<Path<Fields>>[]>([]);
  const { register, handleSubmit, setError, setFocus, setValue, reset, subscribe, formState } = useForm<
    Fields,
    unknown,
    Form
  >({
    resolver: zodResolver(schema),
    defaultValues,
    shouldFocusError: false, // the list of problems takes it
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onType(values) }),
    [subscribe, onType],
  );

  const inOrder = (messageOf: (name: Path<Fields>) => string | undefined) =>
    order.flatMap((name) => {
      const message = messageOf(name);
      return message === undefined ? [] : [{ name, message }];
    });

  const messageOf = (errors: typeof formState.errors, name: Path<Fields>): string | undefined => {
    const message = errors[name]?.message;
    return typeof message === "string" ? message : undefined;
  };

  const send = async (form: Form) => {
    setProblems([]);
    const wrong = await onSend(form);
    if (wrong === undefined) return;
    const found = inOrder((name) => wrong[name]);
    for (const { name, message } of found) setError(name, { message });
    setProblems(found);
  };

  return {
    register,
    setValue,
    /** Empties the form, or fills it in anew. */
    reset,
    isSending: formState.isSubmitting,
    /** What is wrong with a field. */
    errorOf: (name: Path<Fields>) => messageOf(formState.errors, name),
    /** As they were when the form was last sent: a list that shrank while one types would move the field away. */
    problems,
    focusField: setFocus,
    handleSubmit: handleSubmit(send, (errors) => setProblems(inOrder((name) => messageOf(errors, name)))),
  };
}
