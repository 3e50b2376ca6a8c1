import { BadInput } from "../errors/shop-error.js";
import type { PageWindow } from "./page-window.js";

/**
 * The id at which a page begins, in a list that is ordered by its ids and whose cursors are these; null without a cursor.
 * @throws {BadInput} for a cursor of no such list
 */
export function idOfCursor({ side, cursor }: PageWindow): string | null {
  if (cursor === undefined) return null;
  if (!/^\d{1,15}$/.test(cursor))
    throw new BadInput(`This list position is none of this list. Start the list again without \`${side}\`.`, {
      [side]: "must be a cursor that the list has given",
    });
  return cursor;
}
