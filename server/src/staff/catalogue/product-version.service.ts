import type { DataSource } from "typeorm";
import { rowsOf } from "../../kernel/sql/query.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import { PRODUCT_FIELDS, type ProductChanges } from "../../rules/product-form.js";
import type { StaffActor } from "../access/staff-context.js";
import { recordChanges } from "../audit/audit.js";
import { VersionNotFound } from "../versions/version.errors.js";
import { arrangePictures, decidedPictures } from "./arrange-pictures.js";
import { audited, auditedLists, editedProduct, isSameValue, storeChanges, withDefaults } from "./change-product.js";
import { keepProductVersion } from "./keep-product-version.js";
import { lockProduct, type ExpectedProduct } from "./lock-product.js";
import { productVersionQueries, type ProductVersionRow, type VersionFields } from "./product-version.queries.js";
import type { StaffProductRow } from "./staff-product.queries.js";

/** What products were, and the way back. */
export class ProductVersionService {
  constructor(private readonly database: DataSource) {}

  /** The newest 20 versions of a product, the newest first. */
  newest(productId: number): Promise<ProductVersionRow[]> {
    return rowsOf(this.database, productVersionQueries.newest, [productId]);
  }

  /**
   * Gives a product the fields and the pictures of an earlier version, as a new version. Shoppers see it at once. Its draft stays.
   * @throws {VersionNotFound} {@link StaffProductNotFound}
   * @throws {ChangedInTheMeantime} where it has another version than was looked at
   * @throws {BadInput} where a field breaks a rule by now, or another product has the name
   */
  revert(actor: StaffActor | null, expected: ExpectedProduct, version: number): Promise<StaffProductRow> {
    return inTransaction(this.database, async (manager) => {
      const before = await lockProduct(manager, expected);
      const [earlier] = await rowsOf(manager, productVersionQueries.version, [before.id, version]);
      if (!earlier) throw new VersionNotFound();
      const { product, changed } = await editedProduct(manager, before, changesBackTo(before, earlier.fields));
      const pictures = await arrangePictures(manager, before, decidedPictures(earlier.pictures), actor);
      if (Object.keys(changed).length === 0 && !pictures) return before;
      await storeChanges(manager, before, changed);
      await recordChanges(manager, actor, {
        what: "product.taken-back",
        subject: { type: "Product", id: String(before.id) },
        before: { ...audited(before, changed), ...auditedLists("before", { pictures }) },
        after: { ...audited(product, changed), ...auditedLists("after", { pictures }), takenFrom: version },
      });
      return keepProductVersion(manager, before, { actor, takenFrom: version });
    });
  }
}

/** The fields that differ, as they were; of options what is made where nothing is chosen, where that can still be chosen. */
function changesBackTo(present: StaffProductRow, { options = [], ...fields }: VersionFields): ProductChanges {
  const defaults = options.filter(({ name, defaultValue }) =>
    present.options.some((option) => option.name === name && option.values.includes(defaultValue)),
  );
  const earlier: VersionFields = { ...fields, options: withDefaults(present.options, defaults) };
  return Object.fromEntries(
    PRODUCT_FIELDS.filter((field) => earlier[field] !== undefined && !isSameValue(earlier[field], present[field])).map(
      (field) => [field, earlier[field]],
    ),
  );
}
