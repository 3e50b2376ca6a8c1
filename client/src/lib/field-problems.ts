import { CombinedGraphQLErrors } from "@apollo/client/errors";

/** An error message per field, from the server's validation. */
export type FieldProblems = Readonly<Record<string, string>>;

/** The field errors of a rejected form; undefined for every other failure. */
export function fieldProblemsOf(error: unknown): FieldProblems | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const { code, fields } = error.errors[0]?.extensions ?? {};
  if (code !== "BAD_USER_INPUT" || typeof fields !== "object" || fields === null) return undefined;
  return Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === "string"),
  );
}
