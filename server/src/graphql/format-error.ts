import { GraphQLError, type GraphQLFormattedError } from "graphql";
import { asShopError } from "../kernel/sql/database-errors.js";
import type { ErrorCode } from "../kernel/errors/error-codes.js";
import { ShopError } from "../kernel/errors/shop-error.js";
import { shortened } from "./shortened.js";

/** Codes that Apollo and graphql give for requests that are wrong in themselves; their messages are safe to show. */
const REQUEST_CODES: ReadonlySet<unknown> = new Set<ErrorCode>([
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "PERSISTED_QUERY_NOT_FOUND",
  "OPERATION_RESOLUTION_FAILURE",
  "BAD_REQUEST",
  "BAD_USER_INPUT",
]);

/** The code of an error of the client's, and undefined where the request is not at fault. */
export function requestCodeOf(thrown: unknown): unknown {
  if (!(thrown instanceof GraphQLError)) return undefined;
  const { code, http } = thrown.extensions;
  if (REQUEST_CODES.has(code)) return code;
  return code === undefined && isClientStatus(http) ? "BAD_REQUEST" : undefined;
}

/** Apollo marks some client errors, such as a wrong hash of a persisted query, by the HTTP status alone. */
const isClientStatus = (http: unknown): boolean =>
  typeof http === "object" &&
  http !== null &&
  "status" in http &&
  typeof http.status === "number" &&
  http.status >= 400 &&
  http.status < 500;

/** What a service or a plugin threw, out of what GraphQL and Apollo put around it. */
export const causeOf = (thrown: unknown): unknown =>
  thrown instanceof GraphQLError ? (thrown.originalError ?? thrown) : thrown;

/**
 * What leaves the server of an error: named ones with their code and sentence; anything else as one plain line, for no
 * stack, SQL or library text is for others. The whole error is logged where it happens.
 */
export function formatError(formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError {
  const { path, locations } = formatted;
  const place = { ...(path && { path }), ...(locations && { locations }) };
  const code = requestCodeOf(thrown);
  if (code !== undefined) return { message: shortened(formatted.message), ...place, extensions: { code } };
  const error = asShopError(causeOf(thrown));
  if (error instanceof ShopError)
    return { message: error.message, ...place, extensions: { code: error.code, ...error.details } };
  return {
    message: "Something went wrong on our side. Please try again.",
    ...place,
    extensions: { code: "INTERNAL_SERVER_ERROR" },
  };
}
