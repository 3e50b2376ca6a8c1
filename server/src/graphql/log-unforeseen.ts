import type { Logger } from "pino";
import { ShopError } from "../kernel/errors/shop-error.js";
import { causeOf, requestCodeOf } from "../kernel/graphql/graphql-error.js";
import { asShopError } from "../kernel/sql/database-errors.js";

/** Logs unexpected errors and failures of the database once, with the request id. */
export function logUnforeseen(logger: Logger, errors: readonly unknown[], requestId: string): void {
  for (const error of errors) {
    if (requestCodeOf(error) !== undefined) continue;
    const named = asShopError(causeOf(error));
    const unforeseen = named instanceof ShopError ? named.cause : named;
    if (unforeseen !== undefined) logger.error({ err: unforeseen, requestId }, "operation failed");
  }
}
