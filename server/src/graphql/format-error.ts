import type { GraphQLFormattedError } from "graphql";
import { ShopError } from "../kernel/errors/shop-error.js";
import { causeOf, requestCodeOf } from "../kernel/graphql/graphql-error.js";
import { asShopError } from "../kernel/sql/database-errors.js";
import { shorten } from "./shorten-message.js";

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
