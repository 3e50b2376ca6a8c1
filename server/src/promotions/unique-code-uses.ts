import type { EntityManager } from "typeorm";
import { rowsOf } from "../kernel/sql/query.js";
import { promotionQueries } from "./promotion.queries.js";

/**
 * Counts the order of the caller's transaction for its promotion code. The lock of the order's cart holds a unique code (cart.queries.ts),
 * so that it is never counted more often than it may be; nothing happens for a code that everybody has.
 */
export async function countUse(manager: EntityManager, code: string): Promise<void> {
  await rowsOf(manager, promotionQueries.countUse, [code]);
}

/** Gives the use of an order that is cancelled back: its code counts once more, unless it was withdrawn. */
export async function giveUseBack(manager: EntityManager, code: string): Promise<void> {
  await rowsOf(manager, promotionQueries.giveUseBack, [code]);
}
