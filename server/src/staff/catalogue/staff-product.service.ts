import type { DataSource, EntityManager } from "typeorm";
import { isProductId } from "../../catalogue/products/product-id.js";
import { Product } from "../../catalogue/products/product.entity.js";
import { BadInput } from "../../kernel/errors/shop-error.js";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import { editProduct, type EditedProduct, type ProductChanges } from "../../rules/product-form.js";
import type { ArrangedPicture } from "../../rules/product-pictures.js";
import type { StaffActor } from "../access/staff-context.js";
import { recordChanges } from "../audit/audit.js";
import type { Audited } from "../audit/staff-audit.entity.js";
import { arrangePictures } from "./arrange-pictures.js";
import { lockProduct, type ExpectedProduct } from "./lock-product.js";
import { staffProductQueries, type StaffProductRow } from "./staff-product.queries.js";

/** What staff type of a product; what is left out stays. */
export type ProductUpdate = Omit<ProductChanges, "options" | "specifications"> & {
  /** By the option's name, what is made where nothing is chosen. */
  optionDefaults?: readonly { name: string; defaultValue: string }[] | null;
  /** All of them in order: its own, and uploads that no product shows yet. */
  pictures?: readonly ArrangedPicture[] | null;
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
   * Changes a product by the rules of its fields. Carts show the new price from then on, orders keep theirs.
   * @throws {BadInput} with a sentence for each changed field that breaks a rule
   * @throws {StaffProductNotFound} {@link ChangedInTheMeantime}
   */
  update(actor: StaffActor | null, expected: ExpectedProduct, typed: ProductUpdate): Promise<StaffProductRow> {
    return inTransaction(this.database, async (manager) => {
      const before = await lockProduct(manager, expected);
      const { optionDefaults, pictures, ...changes } = typed;
      const options = optionDefaults ? withDefaults(before.options, optionDefaults) : undefined;
      const edited = editProduct(before, { ...changes, options });
      if ("problems" in edited) throw refused(asTyped(edited.problems));
      const after = changesOf(before, edited.product);
      const arranged = pictures ? await arrangePictures(manager, before, pictures) : undefined;
      const isChanged = Object.keys(after).length > 0;
      if (!isChanged && !arranged) return before;
      await this.checkName(manager, before, after);
      if (isChanged) await manager.update(Product, { id: before.id }, after);
      await recordChanges(manager, actor, {
        what: "product.changed",
        subject: { type: "Product", id: expected.id },
        before: { ...audited(before, after), ...(arranged && { pictures: JSON.stringify(arranged.before) }) },
        after: { ...audited(edited.product, after), ...(arranged && { pictures: JSON.stringify(arranged.after) }) },
      });
      return rowOf(manager, staffProductQueries.byId, [before.id]);
    });
  }

  private async checkName(manager: EntityManager, { id }: StaffProductRow, { name }: Partial<EditedProduct>) {
    if (name === undefined) return;
    const { isTaken } = await rowOf(manager, staffProductQueries.isNameTaken, [id, name]);
    if (isTaken) throw refused({ name: "Another product has this name" });
  }
}

const refused = (problems: Readonly<Record<string, string>>) =>
  new BadInput([...new Set(Object.values(problems))].join(". "), problems);

/** Problems by the fields of the update. */
const asTyped = ({ options, ...problems }: Readonly<Record<string, string>>) => ({
  ...problems,
  ...(options !== undefined && { optionDefaults: options }),
});

/** The options with other values where nothing is chosen. @throws {BadInput} for an option that the product does not have */
function withDefaults(options: EditedProduct["options"], defaults: readonly { name: string; defaultValue: string }[]) {
  const chosen = new Map(defaults.map(({ name, defaultValue }) => [name, defaultValue]));
  const unknown = defaults.find(({ name }) => !options.some((option) => option.name === name));
  if (unknown) throw refused({ optionDefaults: `This product has no option “${unknown.name}”` });
  return options.map((option) => ({ ...option, defaultValue: chosen.get(option.name) ?? option.defaultValue }));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields that differ. */
const changesOf = (before: StaffProductRow, after: EditedProduct) =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([field, value]) => field in before && !isSame(value, before[field as keyof EditedProduct]),
    ),
  ) as Partial<EditedProduct>;

/** The changed fields as the audit keeps them; lists and options as JSON. */
const audited = (product: EditedProduct, changed: Partial<EditedProduct>): Audited =>
  Object.fromEntries(
    (Object.keys(changed) as (keyof EditedProduct)[]).map((field) => {
      const value = product[field];
      return [field, typeof value === "object" && value !== null ? JSON.stringify(value) : value];
    }),
  );
