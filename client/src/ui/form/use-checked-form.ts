import "../../lib/zod-setup";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm, type DefaultValues, type FieldValues, type Path } from "react-hook-form";
import type { z } from "zod";
import { fieldProblemsOf, type FieldProblems } from "../../lib/field-problems";

/** A field with its error message. */
export type Problem<Name extends string = string> = { name: Name; message: string };

type CheckedFormOptions<Fields extends FieldValues, Form> = {
  /** Schema that parses the fields to a `Form`. */
  schema: z.ZodType<Form, Fields>;
  /** Initial values, as `() => draft.read()`. */
  start: () => DefaultValues<Fields>;
  /** Called with the fields at every change. */
  onType: (fields: Fields) => void;
  /** The fields in reading order. */
  order: readonly Path<Fields>[];
  /** Sends a valid form. Resolves to errors of its fields, or rejects. */
  onSend: (form: Form) => Promise<FieldProblems | void>;
  /** The errors of fields in a rejection; by default those that the server names. */
  problemsOf?: (error: unknown) => FieldProblems | undefined;
  /** Called with a rejection that has no errors of fields. */
  onFailure?: (error: unknown) => void;
};

/**
 * A form that is validated at submit and then at every change. Errors of the server are shown at the fields like its
 * own.
 */
export function useCheckedForm<Fields extends FieldValues, Form extends FieldValues>({
  schema,
  start,
  onType,
  order,
  onSend,
  problemsOf = fieldProblemsOf,
  onFailure,
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
    shouldFocusError: false, // the error summary takes it
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
    const wrong = await onSend(form).catch((error: unknown) => {
      const named = problemsOf(error);
      if (named) return named;
      if (!onFailure) throw error;
      onFailure(error);
    });
    if (!wrong) return;
    const found = inOrder((name) => wrong[name]);
    for (const { name, message } of found) setError(name, { message });
    setProblems(found);
  };

  return {
    register,
    setValue,
    /** Resets the form, or fills it in. */
    reset,
    isSending: formState.isSubmitting,
    /** Error message of a field. */
    errorOf: (name: Path<Fields>) => messageOf(formState.errors, name),
    /** The errors of the last submit: a list that shrank during typing would move the field. */
    problems,
    focusField: setFocus,
    handleSubmit: handleSubmit(send, (errors) => setProblems(inOrder((name) => messageOf(errors, name)))),
  };
}
