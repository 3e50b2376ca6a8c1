import { GraphQLError, type GraphQLFormattedError } from "graphql";
import { asShopError } from "../database/database-errors.js";
import type { ErrorCode } from "../error-codes.js";
import { ShopError } from "../shop-error.js";

/** Codes that Apollo, scalars and limits give for requests that are wrong in themselves; their messages are safe to show. */
const REQUEST_CODES: ReadonlySet<string> = new Set<ErrorCode>([
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "PERSISTED_QUERY_NOT_FOUND",
  "OPERATION_RESOLUTION_FAILURE",
  "BAD_REQUEST",
  "BAD_USER_INPUT",
]);

/** Whether it is the request that is wrong, and not the shop. */
export const isRequestError = ({ extensions }: GraphQLFormattedError): boolean =>
  REQUEST_CODES.has(String(extensions?.["code"]));

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
  if (isRequestError(formatted))
    return { message: formatted.message, ...place, extensions: { code: formatted.extensions?.["code"] } };
  const error = asShopError(causeOf(thrown));
  if (error instanceof ShopError)
    return { message: error.message, ...place, extensions: { code: error.code, ...error.details } };
  return {
    message: "Something went wrong on our side. Please try again.",
    ...place,
    extensions: { code: "INTERNAL_SERVER_ERROR" },
  };
}
