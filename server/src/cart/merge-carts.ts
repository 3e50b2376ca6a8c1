import type { EntityManager } from "typeorm";
import { rowOf, rowsOf } from "../kernel/sql/query.js";
import { cartChanges } from "./cart-changes.queries.js";
import { CartLine } from "./cart-line.entity.js";
import { joinLines } from "./join-lines.js";
import { mergeQueries } from "./merge-carts.queries.js";

/** Pieces that did not fit into the other cart. `name` is null if the product was withdrawn. */
export type LeftOut = { name: string | null; quantity: number };

/**
 * Moves the lines and the promotion code of a guest's cart into an account's cart within the caller's transaction. The empty
 * guest cart refuses changes for a minute, so that another tab's addition in flight is not lost.
 */
export async function mergeCarts(manager: EntityManager, guestId: string, visitorId: string): Promise<LeftOut[]> {
  const guest = await rowOf(manager, mergeQueries.retire, [guestId]);
  if (guest.isNew) return [];
  const coming = await manager.find(CartLine, {
    select: { id: true, configuration: true, quantity: true, product: { id: true, name: true } },
    relations: { product: true },
    where: { cartId: guest.id },
    order: { addedAt: "ASC", id: "ASC" },
  });
  // Also without lines, because every visitor with orders has a cart.
  const cart = await rowOf(manager, cartChanges.startOrRaise, [visitorId, null]);
  const present = await manager.findBy(CartLine, { cartId: cart.id });
  const joined = joinLines(present, coming);
  await rowsOf(manager, mergeQueries.moveContents, [
    guest.id,
    cart.id,
    joined.lines.map(({ configuration }) => configuration),
    joined.lines.map(({ quantity }) => quantity),
    ...[guest.promotionId, guest.uniqueCode],
  ]);
  await manager.delete(CartLine, { cartId: guest.id });
  return joined.leftOut.map(({ configuration, quantity }) => ({
    name: coming.find((line) => line.configuration === configuration)?.product?.name ?? null,
    quantity,
  }));
}
