import type { DataSource, EntityManager } from "typeorm";
import { ShopError } from "../../kernel/errors/shop-error.js";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import type { StaffActor } from "../access/staff-context.js";
import { recordChanges } from "../audit/audit.js";
import { arrangePictures, decidedPictures, type PictureArrangement } from "./arrange-pictures.js";
import { audited, auditedLists, editedProduct, isSameValue, storeChanges } from "./change-product.js";
import { keepProductVersion } from "./keep-product-version.js";
import { DraftOvertaken, ProductDraftNotFound } from "./product-draft.errors.js";
import { productDraftQueries, type ProductDraftRow } from "./product-draft.queries.js";
import { staffProductQueries, type StaffProductRow } from "./staff-product.queries.js";
import { endDraft } from "./store-draft.js";

/** The fields of a draft that were published otherwise since it was saved. */
export const overtakenFields = (product: StaffProductRow, { base }: Pick<ProductDraftRow, "base">): string[] =>
  Object.entries(base ?? {})
    .filter(([field, value]) => !isSameValue(value, publishedValue(product, field as keyof StaffProductRow)))
    .map(([field]) => field);

/** A field as drafts keep it. */
const publishedValue = (product: StaffProductRow, field: keyof StaffProductRow) =>
  field === "pictures" ? decidedPictures(product.pictures) : product[field];

/** Gives a product the pictures of a draft, where it has any. @returns what that changes */
export const arrangeDrafted = async (
  manager: EntityManager,
  product: StaffProductRow,
  { pictures }: Pick<ProductDraftRow, "pictures">,
  actor: Pick<StaffActor, "staffId"> | null,
): Promise<PictureArrangement | undefined> =>
  pictures ? arrangePictures(manager, product, decidedPictures(pictures), actor) : undefined;

/**
 * Publishes the draft of a product within the transaction that has locked it.
 * @throws {ProductDraftNotFound} {@link DraftOvertaken}
 * @throws {BadInput} where it breaks a rule by now
 */
export async function publishDraft(
  manager: EntityManager,
  actor: Pick<StaffActor, "staffId"> | null,
  present: StaffProductRow,
  draft: ProductDraftRow | null,
): Promise<void> {
  if (!draft?.changes) throw new ProductDraftNotFound();
  const overtaken = overtakenFields(present, draft);
  if (overtaken.length > 0) throw new DraftOvertaken(overtaken);
  const { product, changed } = await editedProduct(manager, present, draft.changes);
  const arranged = await arrangeDrafted(manager, present, draft, actor);
  await storeChanges(manager, present, changed);
  await endDraft(manager, present);
  await keepProductVersion(manager, present, { actor });
  await recordChanges(manager, actor, {
    what: "product.draft-published",
    subject: { type: "Product", id: String(present.id) },
    before: { ...audited(present, changed), ...auditedLists("before", { pictures: arranged }) },
    after: { ...audited(product, changed), ...auditedLists("after", { pictures: arranged }) },
  });
}

/**
 * Publishes the drafts whose day has begun in London, each once in a transaction of its own, however late it is and however many
 * processes do so at once. One that was overtaken, or that breaks a rule by now, stays a draft and says why.
 * @param now by default the time of the database
 */
export async function publishDueDrafts(
  database: DataSource,
  now: Date | null = null,
): Promise<{ published: number[]; refused: number[] }> {
  const outcomes: { published: number[]; refused: number[] } = { published: [], refused: [] };
  for (const { productId } of await rowsOf(database, productDraftQueries.due, [now])) {
    const isPublished = await publishDue(database, productId, now);
    if (isPublished !== undefined) outcomes[isPublished ? "published" : "refused"].push(productId);
  }
  return outcomes;
}

/** @returns whether it was published; undefined where another process was faster, or a member who has saved or ended it meanwhile */
async function publishDue(database: DataSource, productId: number, now: Date | null): Promise<boolean | undefined> {
  let tried: number | undefined;
  try {
    return await inTransaction(database, async (manager) => {
      const [product] = await rowsOf(manager, staffProductQueries.lock, [productId]);
      const due = await rowsOf(manager, productDraftQueries.due, [now]);
      if (!product || !due.some((each) => each.productId === productId)) return undefined;
      const draft = await rowOf(manager, productDraftQueries.ofProduct, [productId]);
      tried = draft.version;
      await publishDraft(manager, draft.savedById === null ? null : { staffId: draft.savedById }, product, draft);
      return true;
    });
  } catch (error) {
    if (!(error instanceof ShopError) || tried === undefined) throw error;
    // The product is not locked any more, so the draft may have been saved again: that one was not tried.
    const failed = await rowsOf(database, productDraftQueries.fail, [productId, tried, error.message]);
    return failed.length > 0 ? false : undefined;
  }
}
