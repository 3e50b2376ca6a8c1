import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState, type BaseSyntheticEvent } from "react";
import { useForm, type DefaultValues, type FieldValues, type Path } from "react-hook-form";
import type { z } from "zod";
import { fieldProblemsOf, type FieldProblems } from "../../lib/field-problems";

/** A wrong field: its name, the id of its control, and the error message. */
export type Problem<Name extends string> = { name: Name; id: string; message: string };

type CheckedFormOptions<Fields extends FieldValues, Form> = {
  /** The ids of the controls begin with it. No page has two forms of one id. */
  id: string;
  /** Schema that parses the fields to a `Form`. */
  schema: z.ZodType<Form, Fields>;
  /** Initial values, as `() => draft.read()`. */
  start: () => DefaultValues<Fields>;
  /** Called with the fields at every change. */
  onType: (fields: Fields) => void;
  /** The fields in reading order; by default that of the initial values. */
  order?: readonly Path<Fields>[];
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
  id,
  schema,
  start,
  onType,
  order: givenOrder,
  onSend,
  problemsOf = fieldProblemsOf,
  onFailure,
}: CheckedFormOptions<Fields, Form>) {
  const [defaultValues] = useState(start);
  const order = givenOrder ?? namesOf(defaultValues);
  const [problems, setProblems] = useState<readonly Problem<Path<Fields>>[]>([]);
  const { register, handleSubmit, setError, setValue, reset, subscribe, formState } = useForm<Fields, unknown, Form>({
    resolver: zodResolver(schema),
    defaultValues,
    shouldFocusError: false, // the error summary takes it
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onType(values) }),
    [subscribe, onType],
  );

  const problemsIn = (sentenceOf: (name: Path<Fields>) => string | undefined): Problem<Path<Fields>>[] =>
    order.flatMap((name) => {
      const message = sentenceOf(name);
      return message === undefined ? [] : [{ name, id: fieldId(id, name), message }];
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
    for (const name of order) if (wrong[name] !== undefined) setError(name, { message: wrong[name] });
    setProblems(problemsIn((name) => wrong[name]));
  };

  const errorOf = (name: Path<Fields>) => messageOf(formState.errors, name);

  const submit = async (event?: BaseSyntheticEvent) => {
    let wrong: typeof problems = [];
    await handleSubmit(send, (errors) => {
      wrong = problemsIn((name) => messageOf(errors, name));
    })(event);
    // After the errors of the fields, or the summary would say first that nothing is left to mend.
    if (wrong.length > 0) setProblems(wrong);
  };

  return {
    /** Props of a field's control: `<TextField label="Email" {...field("email")} />`. */
    field: (name: Path<Fields>) => ({ ...register(name), id: fieldId(id, name), error: errorOf(name) }),
    /** Present error message of a field. */
    errorOf,
    register,
    setValue,
    /** Resets the form, or fills it in. */
    reset,
    isSending: formState.isSubmitting,
    /** The errors of the last submit: a list that shrank during typing would move the field. */
    problems,
    handleSubmit: submit,
  };
}

/** The names of the fields that have initial values. */
export const namesOf = <Fields extends FieldValues>(start: DefaultValues<Fields>) =>
  Object.keys(start) as Path<Fields>[];

/** The id of a field's control, to which the error summary leads. */
export const fieldId = (form: string, name: string): string => `${form}-${name}`;
