import type { DataSource, EntityManager } from "typeorm";
import { isProductId } from "../../catalogue/products/product-id.js";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import type { ProductChanges } from "../../rules/product-form.js";
import type { ArrangedPicture } from "../../rules/product-pictures.js";
import type { StaffActor } from "../access/staff-context.js";
import { recordChanges } from "../audit/audit.js";
import { arrangePictures } from "./arrange-pictures.js";
import { audited, auditedLists, editedProduct, storeChanges, withDefaults } from "./change-product.js";
import { keepProductVersion } from "./keep-product-version.js";
import { lockProduct, type ExpectedProduct } from "./lock-product.js";
import { relateProducts } from "./relate-products.js";
import { staffProductQueries, type StaffProductRow } from "./staff-product.queries.js";

/** What staff type of a product's fields; what is left out stays. */
export type FieldUpdate = Omit<ProductChanges, "options" | "specifications"> & {
  /** By the option's name, what is made where nothing is chosen. */
  optionDefaults?: readonly { name: string; defaultValue: string }[] | null;
  /** All of them in order: its own, and uploads that no product shows yet. */
  pictures?: readonly ArrangedPicture[] | null;
};

/** The same with what its page suggests. */
export type ProductUpdate = FieldUpdate & {
  /** What its page suggests first, by their ids in order. */
  chosenRelated?: readonly string[] | null;
};

/** Reads and changes one product. */
export class StaffProductService {
  constructor(private readonly database: DataSource) {}

  /** A product, or null. */
  async find(id: string, manager: EntityManager = this.database.manager): Promise<StaffProductRow | null> {
    const [product] = isProductId(id) ? await rowsOf(manager, staffProductQueries.byId, [id]) : [];
    return product ?? null;
  }

  /**
   * Changes a product by the rules of its fields, as a new version; what its page suggests is no part of versions. Carts show the new
   * price from then on, orders keep theirs.
   * @throws {BadInput} with a sentence for each changed field that breaks a rule
   * @throws {StaffProductNotFound} {@link ChangedInTheMeantime}
   */
  update(actor: StaffActor | null, expected: ExpectedProduct, typed: ProductUpdate): Promise<StaffProductRow> {
    return inTransaction(this.database, async (manager) => {
      const before = await lockProduct(manager, expected);
      const { optionDefaults, pictures, chosenRelated, ...changes } = typed;
      const options = optionDefaults ? withDefaults(before.options, optionDefaults) : undefined;
      const { product, changed } = await editedProduct(manager, before, { ...changes, options });
      const arranged = pictures ? await arrangePictures(manager, before, pictures, actor) : undefined;
      const related = chosenRelated ? await relateProducts(manager, before, chosenRelated) : undefined;
      if (Object.keys(changed).length === 0 && !arranged && !related) return before;
      await storeChanges(manager, before, changed);
      await recordChanges(manager, actor, {
        what: "product.changed",
        subject: { type: "Product", id: expected.id },
        before: { ...audited(before, changed), ...auditedLists("before", { pictures: arranged, related }) },
        after: { ...audited(product, changed), ...auditedLists("after", { pictures: arranged, related }) },
      });
      if (Object.keys(changed).length === 0 && !arranged) return rowOf(manager, staffProductQueries.byId, [before.id]);
      return keepProductVersion(manager, before, { actor });
    });
  }
}
