import type { EntityManager } from "typeorm";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import type { EditedProduct } from "../../rules/product-form.js";
import type { PictureArrangement } from "./arrange-pictures.js";
import { productDraftQueries, type ProductDraftRow } from "./product-draft.queries.js";
import { productPictureQueries } from "./product-pictures.queries.js";
import type { StaffProductRow } from "./staff-product.queries.js";

type DraftToStore = {
  changed: Partial<EditedProduct>;
  /** Undefined where the pictures stay as they are published. */
  arranged: PictureArrangement | undefined;
  day: string | null;
  staffId: string | null;
};

/**
 * Stores what is to change of a product as its draft, in place of an earlier one, within the transaction that has locked it.
 * @returns what it changes
 */
export async function storeDraft(
  manager: EntityManager,
  product: StaffProductRow,
  { changed, arranged, day, staffId }: DraftToStore,
): Promise<string[]> {
  const fields = Object.keys(changed) as (keyof EditedProduct)[];
  const base = {
    ...Object.fromEntries(fields.map((field) => [field, product[field]])),
    ...(arranged && { pictures: arranged.before }),
  };
  const values = [JSON.stringify(changed), JSON.stringify(base), day, staffId];
  await rowOf(manager, productDraftQueries.save, [product.id, ...values]);
  await takePicturesOff(manager, product);
  if (arranged) await rowsOf(manager, productDraftQueries.keepPictures, [product.id, JSON.stringify(arranged.after)]);
  return Object.keys(base);
}

/** Ends the draft of a product. Uploads that it alone had stay a day longer. */
export async function endDraft(manager: EntityManager, product: Pick<StaffProductRow, "id">): Promise<void> {
  await rowOf(manager, productDraftQueries.end, [product.id]);
  await takePicturesOff(manager, product);
}

/** The fields that a draft changes. */
export const draftedFields = ({ base }: Pick<ProductDraftRow, "base">): string[] => Object.keys(base ?? {});

async function takePicturesOff(manager: EntityManager, { id }: Pick<StaffProductRow, "id">): Promise<void> {
  const former = await rowsOf(manager, productDraftQueries.takePicturesOff, [id]);
  if (former.length > 0) await rowsOf(manager, productPictureQueries.touch, [former.map((picture) => picture.id)]);
}
