import type { PageWindow } from "./page-window.js";
import { UnknownCursor } from "./unknown-cursor.js";

/**
 * The id at which a page begins, in a list that is ordered by its ids and whose cursors are these; null without a cursor.
 * @throws {BadInput} for a cursor of no such list
 */
export function idOfCursor({ side, cursor }: PageWindow): string | null {
  if (cursor === undefined) return null;
  if (!/^\d{1,15}$/.test(cursor)) throw new UnknownCursor(side);
  return cursor;
}
