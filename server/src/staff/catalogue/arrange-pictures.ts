import type { EntityManager } from "typeorm";
import { rowsOf } from "../../kernel/sql/query.js";
import { checkPictures, type ArrangedPicture } from "../../rules/product-pictures.js";
import { refused } from "./change-product.js";
import { productPictureQueries } from "./product-pictures.queries.js";

type PresentPicture = Omit<ArrangedPicture, "shownColor"> & { shownColor: string | null; isTintable: boolean };
type Arrangeable = { id: number; pictures: readonly PresentPicture[] };
/** A picture as it is stored. */
type StoredPicture = Omit<PresentPicture, "isTintable">;

/**
 * Gives a product these pictures, in this order and with these words, within the transaction that has locked it. What a picture
 * shows is the same wherever it is shown.
 * @returns the pictures before and after; undefined where nothing changes
 * @throws {BadInput} with a sentence for each value that breaks a rule, and for a picture that the product can't have
 */
export async function arrangePictures(
  manager: EntityManager,
  product: Arrangeable,
  wanted: unknown,
): Promise<{ before: readonly StoredPicture[]; after: readonly StoredPicture[] } | undefined> {
  const checked = checkPictures(wanted);
  if ("problems" in checked) throw refused(checked.problems);
  const present = new Map(product.pictures.map((picture) => [picture.id, picture]));
  checkColors(checked.pictures, present);
  const before = product.pictures.map((picture) => stored(picture, picture));
  const after = checked.pictures.map((picture) => stored(picture, present.get(picture.id)));
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
  const ids = after.map(({ id }) => id);
  const usable = await rowsOf(manager, productPictureQueries.lock, [product.id, ids]);
  if (usable.length < ids.length) throw refused({ pictures: GONE });
  await rowsOf(manager, productPictureQueries.describe, [JSON.stringify(after)]);
  const former = await rowsOf(manager, productPictureQueries.takeOff, [product.id]);
  await rowsOf(manager, productPictureQueries.show, [product.id, ids]);
  await rowsOf(manager, productPictureQueries.touch, [former.map(({ id }) => id)]);
  await rowsOf(manager, productPictureQueries.raiseVersion, [product.id]);
  return { before, after };
}

const GONE = "One of these pictures is not there any more. Please upload it again";

const IN_ANY = "This picture is shown in every colour of its product";

/** @throws {BadInput} where a picture that can be shown in any colour is to show one */
function checkColors(pictures: readonly ArrangedPicture[], present: ReadonlyMap<string, PresentPicture>) {
  const problems = pictures.flatMap(({ id, shownColor }, place) =>
    shownColor != null && present.get(id)?.isTintable ? [[`pictures.${place}.shownColor`, IN_ANY] as const] : [],
  );
  if (problems.length > 0) throw refused(Object.fromEntries(problems));
}

/** A picture as it is to be stored: the colour that is left out stays. */
const stored = (
  picture: Omit<ArrangedPicture, "shownColor"> & { shownColor?: string | null },
  present?: PresentPicture,
) => {
  const { id, alt, focusX, focusY, shownColor = present?.shownColor ?? null } = picture;
  return { id, alt, focusX, focusY, shownColor };
};
