import type { EntityManager } from "typeorm";
import { rowOf, rowsOf } from "../kernel/sql/query.js";
import type { AddedLine } from "./added-lines.js";
import { cartChanges, columnsOf } from "./cart-changes.queries.js";
import { CartLine } from "./cart-line.entity.js";
import { Cart } from "./cart.entity.js";

/** What a cart is made to hold instead of what is in it. */
type Contents = Pick<Cart, "delivery" | "fulfilment" | "heldQuoteId"> & { lines: readonly AddedLine[] };

/** Replaces lines, promotion code and choices of the visitor's cart within the caller's transaction; the note stays. */
export async function fillCart(
  manager: EntityManager,
  visitorId: string,
  { lines, ...choices }: Contents,
): Promise<void> {
  const { id } = await rowOf(manager, cartChanges.startOrRaise, [visitorId, null]);
  await manager.delete(CartLine, { cartId: id });
  await rowsOf(manager, cartChanges.addLines, [visitorId, ...columnsOf(lines), null]);
  await manager.update(Cart, { id }, { ...choices, promotionId: null, uniqueCode: null });
}
