import type { EntityManager } from "typeorm";
import { rowsOf } from "../../kernel/sql/query.js";
import { checkPictures, type ArrangedPicture } from "../../rules/product-pictures.js";
import type { StaffActor } from "../access/staff-context.js";
import { refused } from "./change-product.js";
import { productPictureQueries, type StaffPictureRow, type UsablePictureRow } from "./product-pictures.queries.js";

/** A picture as it is stored. */
type StoredPicture = Omit<ArrangedPicture, "shownColor"> & { shownColor: string | null };
type Arrangeable = { id: number; pictures: readonly StaffPictureRow[] };

/** The pictures of a product before and after. */
export type PictureArrangement = { before: readonly StoredPicture[]; after: readonly StoredPicture[] };

/** Of pictures what staff decide of them. */
export const decidedPictures = (pictures: readonly StaffPictureRow[]): StoredPicture[] =>
  pictures.map(({ id, alt, focusX, focusY, shownColor }) => ({ id, alt, focusX, focusY, shownColor }));

/**
 * What the pictures of a product would become. They are locked until the end of the transaction, so that none of them is removed.
 * @param drafted those of its draft, where a draft is saved: a colour that is left out stays as the draft has it
 * @returns undefined where nothing changes
 * @throws {BadInput} with a sentence for each value that breaks a rule, and for a picture that the product can't have
 */
export async function pictureArrangement(
  manager: EntityManager,
  product: Arrangeable,
  wanted: unknown,
  drafted: readonly StaffPictureRow[] = [],
): Promise<PictureArrangement | undefined> {
  const checked = checkPictures(wanted);
  if ("problems" in checked) throw refused(checked.problems);
  const ids = checked.pictures.map(({ id }) => id);
  const usable = await rowsOf(manager, productPictureQueries.lock, [product.id, ids]);
  if (usable.length < ids.length) throw refused({ pictures: GONE });
  const known = new Map(usable.map((picture) => [picture.id, picture]));
  checkColors(checked.pictures, known);
  const before = decidedPictures(product.pictures);
  const colors = new Map([...usable, ...drafted].map(({ id, shownColor }) => [id, shownColor]));
  const after = checked.pictures.map((picture) => stored(picture, colors.get(picture.id) ?? null));
  return JSON.stringify(before) === JSON.stringify(after) ? undefined : { before, after };
}

/**
 * Gives a product these pictures, in this order and with these words, within the transaction that has locked it. What a picture
 * shows is the same wherever it is shown: other products, and categories whose tile shows one with new words, get another version, so
 * that nobody who has read the old ones saves them over the new.
 * @param actor null for the shop itself, at the day of a draft
 * @returns the pictures before and after; undefined where nothing changes
 * @throws {BadInput} as `pictureArrangement`
 */
export async function arrangePictures(
  manager: EntityManager,
  product: Arrangeable,
  wanted: unknown,
  actor: Pick<StaffActor, "staffId"> | null,
): Promise<PictureArrangement | undefined> {
  const arrangement = await pictureArrangement(manager, product, wanted);
  if (!arrangement) return undefined;
  const { after } = arrangement;
  const described = await rowsOf(manager, productPictureQueries.describe, [JSON.stringify(after)]);
  const reworded = described.map(({ id }) => id);
  await rowsOf(manager, productPictureQueries.raiseOthers, [product.id, reworded]);
  await rowsOf(manager, productPictureQueries.raiseCategories, [reworded, actor?.staffId ?? null]);
  const former = await rowsOf(manager, productPictureQueries.takeOff, [product.id]);
  await rowsOf(manager, productPictureQueries.show, [product.id, after.map(({ id }) => id)]);
  await rowsOf(manager, productPictureQueries.touch, [former.map(({ id }) => id)]);
  await rowsOf(manager, productPictureQueries.raiseVersion, [product.id]);
  return arrangement;
}

const GONE =
  "One of these pictures is not there any more, or another product or its draft has it. Please upload it again, or another one";

const IN_ANY = "This picture is shown in every colour of its product";

/** @throws {BadInput} where a picture that can be shown in any colour is to show one */
function checkColors(pictures: readonly ArrangedPicture[], known: ReadonlyMap<string, UsablePictureRow>) {
  const problems = pictures.flatMap(({ id, shownColor }, place) =>
    shownColor != null && known.get(id)?.isTintable ? [[`pictures.${place}.shownColor`, IN_ANY] as const] : [],
  );
  if (problems.length > 0) throw refused(Object.fromEntries(problems));
}

/** A picture as it is to be stored: the colour that is left out stays. */
function stored(picture: ArrangedPicture, present: string | null): StoredPicture {
  const { id, alt, focusX, focusY, shownColor = present } = picture;
  return { id, alt, focusX, focusY, shownColor };
}
