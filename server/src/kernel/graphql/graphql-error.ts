import { GraphQLError } from "graphql";
import type { ErrorCode } from "../errors/error-codes.js";

/** Codes of Apollo and graphql for invalid requests. Their messages are safe to show. */
const REQUEST_CODES: ReadonlySet<unknown> = new Set<ErrorCode>([
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "PERSISTED_QUERY_NOT_FOUND",
  "OPERATION_RESOLUTION_FAILURE",
  "BAD_REQUEST",
  "BAD_USER_INPUT",
]);

/** The code of an invalid request; undefined for other errors. */
export function requestCodeOf(thrown: unknown): unknown {
  if (!(thrown instanceof GraphQLError)) return undefined;
  const { code, http } = thrown.extensions;
  if (REQUEST_CODES.has(code)) return code;
  return code === undefined && isClientStatus(http) ? "BAD_REQUEST" : undefined;
}

/** Apollo marks some client errors, such as a wrong hash of a persisted query, by HTTP status only. */
const isClientStatus = (http: unknown): boolean =>
  typeof http === "object" &&
  http !== null &&
  "status" in http &&
  typeof http.status === "number" &&
  http.status >= 400 &&
  http.status < 500;

/** The error that a service or plugin threw, without the wrapper of GraphQL. */
export const causeOf = (thrown: unknown): unknown =>
  thrown instanceof GraphQLError ? (thrown.originalError ?? thrown) : thrown;
