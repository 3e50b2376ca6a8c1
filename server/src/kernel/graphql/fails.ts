import type { GraphQLField } from "graphql";
import { Extensions } from "type-graphql";
import type { ErrorCode } from "../errors/error-codes.js";

/** A code that an operation may fail with, or the code and when it does. */
type Failure = ErrorCode | readonly [code: ErrorCode, when: string];

const FAILURES = "failures";

/** Says which codes a query, mutation or field may fail with; its description in the schema ends with them. */
export const Fails = (...failures: readonly [Failure, ...Failure[]]) => Extensions({ [FAILURES]: failures });

const failuresOf = ({ extensions }: GraphQLField<unknown, unknown>) =>
  (extensions[FAILURES] ?? []) as readonly Failure[];

/** The codes of `@Fails`. */
export const failureCodes = (field: GraphQLField<unknown, unknown>): ErrorCode[] =>
  failuresOf(field).map((failure) => (typeof failure === "string" ? failure : failure[0]));

/** "Fails with NOT_FOUND, CONFLICT (in the moment of signing in)."; undefined without `@Fails`. */
export function failureSentence(field: GraphQLField<unknown, unknown>): string | undefined {
  const failures = failuresOf(field).map((failure) =>
    typeof failure === "string" ? failure : `${failure[0]} (${failure[1]})`,
  );
  return failures.length > 0 ? `Fails with ${failures.join(", ")}.` : undefined;
}
