import { BadInput } from "../../kernel/errors/shop-error.js";
import type { PageWindow } from "../../kernel/graphql/page-window.js";
import { UnknownCursor } from "../../kernel/graphql/unknown-cursor.js";

/** Position of a product in a list: its sort value and its unique popularity rank. */
export type ProductPlace = { sortKey: number; position: number };

/** Encodes a product's position in a list of this order. */
export const cursorOf = (order: string, { sortKey, position }: ProductPlace): string =>
  Buffer.from(`${order}:${sortKey}:${position}`).toString("base64url");

/**
 * Decodes the cursor of a page; null without one.
 * @throws {BadInput} if it is invalid or of another order
 */
export function productPlace(order: string, { side, cursor }: PageWindow): ProductPlace | null {
  if (cursor === undefined) return null;
  const [, given, sortKey, position] =
    /^([A-Z_]+):(-?\d{1,9}):(\d{1,9})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (given === undefined) throw new UnknownCursor(side);
  if (given !== order)
    throw new BadInput(`This list position belongs to a list in another order. Start again without \`${side}\`.`, {
      [side]: "must be a cursor of a list with the same sort",
    });
  return { sortKey: Number(sortKey), position: Number(position) };
}
