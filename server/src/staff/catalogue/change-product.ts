import type { EntityManager } from "typeorm";
import { Product } from "../../catalogue/products/product.entity.js";
import { BadInput } from "../../kernel/errors/shop-error.js";
import { rowOf } from "../../kernel/sql/query.js";
import { editProduct, type EditedProduct, type ProductChanges } from "../../rules/product-form.js";
import type { Audited } from "../audit/staff-audit.entity.js";
import { staffProductQueries, type StaffProductRow } from "./staff-product.queries.js";

/** The fields of a product that differ, as they are to be. */
type ChangedFields = Partial<EditedProduct>;

/**
 * What a product becomes by changes, and which fields that changes.
 * @throws {BadInput} with a sentence for each changed field that breaks a rule
 */
export async function editedProduct(
  manager: EntityManager,
  present: StaffProductRow,
  changes: ProductChanges,
): Promise<{ product: EditedProduct; changed: ChangedFields }> {
  const edited = editProduct(present, changes);
  if ("problems" in edited) throw refused(asTyped(edited.problems));
  const changed = changesOf(present, edited.product);
  await checkName(manager, present, changed);
  return { product: edited.product, changed };
}

/** Stores changed fields of a product. */
export async function storeChanges(manager: EntityManager, { id }: StaffProductRow, changed: ChangedFields) {
  if (Object.keys(changed).length > 0) await manager.update(Product, { id }, changed);
}

async function checkName(manager: EntityManager, { id }: StaffProductRow, { name }: ChangedFields) {
  if (name === undefined) return;
  const { isTaken } = await rowOf(manager, staffProductQueries.isNameTaken, [id, name]);
  if (isTaken) throw refused({ name: "Another product has this name" });
}

export const refused = (problems: Readonly<Record<string, string>>) =>
  new BadInput([...new Set(Object.values(problems))].join(". "), problems);

/** Problems by the fields of the update. */
const asTyped = ({ options, ...problems }: Readonly<Record<string, string>>) => ({
  ...problems,
  ...(options !== undefined && { optionDefaults: options }),
});

/** The options with other values where nothing is chosen. @throws {BadInput} for an option that the product does not have */
export function withDefaults(
  options: EditedProduct["options"],
  defaults: readonly { name: string; defaultValue: string }[],
) {
  const chosen = new Map(defaults.map(({ name, defaultValue }) => [name, defaultValue]));
  const unknown = defaults.find(({ name }) => !options.some((option) => option.name === name));
  if (unknown) throw refused({ optionDefaults: `This product has no option “${unknown.name}”` });
  return options.map((option) => ({ ...option, defaultValue: chosen.get(option.name) ?? option.defaultValue }));
}

/** Whether two values of a field are the same; those of a draft come from JSON, so the order of names counts for nothing. */
export const isSameValue = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** The fields that differ. */
const changesOf = (before: StaffProductRow, after: EditedProduct) =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([field, value]) => field in before && !isSameValue(value, before[field as keyof EditedProduct]),
    ),
  ) as ChangedFields;

/** The changed fields as the audit keeps them; lists and options as JSON. */
export const audited = (product: EditedProduct, changed: ChangedFields): Audited =>
  Object.fromEntries(
    (Object.keys(changed) as (keyof EditedProduct)[]).map((field) => {
      const value = product[field];
      return [field, typeof value === "object" && value !== null ? JSON.stringify(value) : value];
    }),
  );

/** A list before and after a change; undefined where it stays. */
type ChangedList = { before: readonly unknown[]; after: readonly unknown[] } | undefined;

/** Changed lists as the audit keeps them: as JSON. */
export const auditedLists = (side: "before" | "after", lists: Readonly<Record<string, ChangedList>>): Audited =>
  Object.fromEntries(
    Object.entries(lists).flatMap(([name, list]) => (list ? [[name, JSON.stringify(list[side])] as const] : [])),
  );
