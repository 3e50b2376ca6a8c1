import { unwrapResolverError } from "@apollo/server/errors";
import type { GraphQLFormattedError } from "graphql";
import { asShopError } from "../database/database-errors.js";
import { ShopError } from "../shop-error.js";

/** Codes that Apollo and the limits give for requests that are wrong in themselves; their messages are safe to show. */
const REQUEST_CODES = new Set([
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "PERSISTED_QUERY_NOT_FOUND",
  "PERSISTED_QUERY_NOT_SUPPORTED",
  "OPERATION_RESOLUTION_FAILURE",
  "BAD_REQUEST",
  "BAD_USER_INPUT",
  "QUERY_TOO_COMPLEX",
]);

/**
 * What leaves the server of an error: named ones with their code and sentence; anything else as one plain line, for no
 * stack, SQL or library text is for others. The whole error is logged where it happens.
 */
export function formatError(formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError {
  const { path, locations } = formatted;
  const place = { ...(path && { path }), ...(locations && { locations }) };
  const error = asShopError(unwrapResolverError(thrown));
  if (error instanceof ShopError)
    return { message: error.message, ...place, extensions: { code: error.code, ...error.details } };
  const code = String(formatted.extensions?.["code"]);
  if (REQUEST_CODES.has(code)) return { message: formatted.message, ...place, extensions: { code } };
  return {
    message: "Something went wrong on our side. Please try again.",
    ...place,
    extensions: { code: "INTERNAL_SERVER_ERROR" },
  };
}
