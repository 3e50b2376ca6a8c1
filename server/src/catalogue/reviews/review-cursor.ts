import { z } from "zod";
import { BadInput } from "../../kernel/errors/shop-error.js";
import type { PageWindow } from "../../kernel/graphql/page-window.js";

/** Position of a review in any order; `reviewDate` is YYYY-MM-DD. */
type ReviewPlace = { rating: number; reviewDate: string; id: number };

/** Encodes a review's position in a list of this order. */
export const reviewCursor = (order: string, { rating, reviewDate, id }: ReviewPlace): string =>
  Buffer.from(`${order}:${rating}:${reviewDate}:${id}`).toString("base64url");

/**
 * Decodes the cursor of a page; null without one.
 * @throws {BadInput} if it is invalid or of another order
 */
export function reviewPlace(order: string, { side, cursor }: PageWindow): ReviewPlace | null {
  if (cursor === undefined) return null;
  const [, given, rating, reviewDate, id] =
    /^([A-Z]+):([1-5]):(\d{4}-\d\d-\d\d):(\d{1,9})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (given !== order || !z.iso.date().safeParse(reviewDate).success)
    throw new BadInput(`This list position is none of this list. Start the list again without \`${side}\`.`, {
      [side]: "must be a cursor that the list has given, with the same sort",
    });
  return { rating: Number(rating), reviewDate: String(reviewDate), id: Number(id) };
}
