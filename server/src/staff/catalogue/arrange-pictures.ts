import type { EntityManager } from "typeorm";
import { BadInput } from "../../kernel/errors/shop-error.js";
import { rowsOf } from "../../kernel/sql/query.js";
import { checkPictures, type ArrangedPicture } from "../../rules/product-pictures.js";
import { productPictureQueries } from "./product-pictures.queries.js";

type Arrangeable = { id: number; pictures: readonly ArrangedPicture[] };

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
): Promise<{ before: readonly ArrangedPicture[]; after: readonly ArrangedPicture[] } | undefined> {
  const checked = checkPictures(wanted);
  if ("problems" in checked) throw refused(checked.problems);
  const [before, after] = [product.pictures.map(arranged), checked.pictures.map(arranged)];
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

const arranged = ({ id, alt, focusX, focusY }: ArrangedPicture): ArrangedPicture => ({ id, alt, focusX, focusY });

const refused = (problems: Readonly<Record<string, string>>) =>
  new BadInput([...new Set(Object.values(problems))].join(". "), problems);
