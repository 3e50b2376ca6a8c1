import type { EntityManager } from "typeorm";
import { rowsOf } from "../../kernel/sql/query.js";
import { refused } from "../catalogue/change-product.js";
import { productPictureQueries, type StaffPictureRow } from "../catalogue/product-pictures.queries.js";
import { staffCategoryQueries } from "./staff-category.queries.js";

/** A picture for a tile: its words, and the point that stays in view, in percent from the left and the top. */
export type TilePicture = { id: string; alt: string; focusX: number; focusY: number };

/** Words of a picture before and after. */
export type PictureWords = { before: Omit<TilePicture, "id">; after: Omit<TilePicture, "id"> };

const GONE = "This picture is not there any more. Please choose another one, or upload it again";

/** A picture, locked until the end of the transaction, so that it is not removed as unused. @throws {BadInput} where it is gone */
export async function lockPicture(manager: EntityManager, id: string): Promise<StaffPictureRow> {
  const [picture] = await rowsOf(manager, staffCategoryQueries.lockPicture, [id]);
  if (!picture) throw refused({ picture: GONE });
  return picture;
}

/** Gives a picture its words and its point in view. @returns what differs; undefined where nothing does. @throws {BadInput} where it is gone */
export async function describePicture(manager: EntityManager, picture: TilePicture): Promise<PictureWords | undefined> {
  const { id, ...after } = picture;
  const { alt, focusX, focusY } = await lockPicture(manager, id);
  const changed = await rowsOf(manager, staffCategoryQueries.describePicture, [
    id,
    after.alt,
    after.focusX,
    after.focusY,
  ]);
  await rowsOf(manager, productPictureQueries.touch, [[id]]);
  if (changed.length === 0) return undefined;
  // A form of theirs that was opened before has the old words, and must not put them back.
  await rowsOf(manager, staffCategoryQueries.raiseProducts, [id]);
  return { before: { alt, focusX, focusY }, after };
}
