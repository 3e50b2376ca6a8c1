import { BadInput } from "../../kernel/errors/shop-error.js";

/** A product's place in a list: the value by which the list is sorted, and the place by popularity, which no two share. */
export type ProductPlace = { sortKey: number; position: number };

/** An opaque mark for a product's place in a list of this order. */
export const cursorOf = (order: string, { sortKey, position }: ProductPlace): string =>
  Buffer.from(`${order}:${sortKey}:${position}`).toString("base64url");

/**
 * The place that a cursor stands for.
 * @throws {BadInput} where it is none of ours, or of a list in another order
 */
export function placeAfter(order: string, cursor: string): ProductPlace {
  const [, given, sortKey, position] =
    /^([A-Z_]+):(-?\d{1,9}):(\d{1,9})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (given === undefined)
    throw new BadInput("This list position is unknown. Start the list again without `after`.", {
      after: "must be an endCursor that the list has given",
    });
  if (given !== order)
    throw new BadInput("This list position belongs to a list in another order. Start again without `after`.", {
      after: "must be an endCursor of a list with the same sort",
    });
  return { sortKey: Number(sortKey), position: Number(position) };
}
