import { GraphQLError, type GraphQLFormattedError } from "graphql";
import type { ErrorCode } from "../kernel/errors/error-codes.js";
import { ShopError } from "../kernel/errors/shop-error.js";
import { asShopError } from "../kernel/sql/database-errors.js";
import { shorten } from "./shorten.js";

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

/**
 * The error that clients see: a named one with its code and message, any other as one generic sentence, without stack, SQL or
 * text of a library. The whole error is logged where it happens.
 */
export function formatError(formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError {
  const { path, locations } = formatted;
  const place = { ...(path && { path }), ...(locations && { locations }) };
  const code = requestCodeOf(thrown);
  if (code !== undefined) return { message: shorten(formatted.message), ...place, extensions: { code } };
  const error = asShopError(causeOf(thrown));
  if (error instanceof ShopError)
    return { message: error.message, ...place, extensions: { code: error.code, ...error.details } };
  return {
    message: "Something went wrong on our side. Please try again.",
    ...place,
    extensions: { code: "INTERNAL_SERVER_ERROR" },
  };
}
