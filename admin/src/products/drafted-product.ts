import { StaffError } from "../api/staff-error";
import type { Product } from "./product";
import { changedFields, changedInput } from "./product-changes";

export type Draft = NonNullable<Product["draft"]>;

/** A product as it would be with its draft; as it is published without one. */
export const draftedProduct = (product: Product): Product => ({
  ...product,
  ...(product.draft?.changes as Partial<Product> | undefined),
});

/** The day on which a draft is published; null without one, and where it was refused on it: another one is to be planned. */
export const plannedDay = ({ publishOn, problem }: Pick<Draft, "publishOn" | "problem">): string | null =>
  problem == null ? (publishOn ?? null) : null;

/** A product and its draft as they were read, for a change of the draft. */
export const expectedOf = ({ id, version, draftVersion }: Product) => ({
  ...{ id, expectedVersion: version, expectedDraftVersion: draftVersion },
});

/**
 * What was typed, on top of the draft that there is, as the API takes it.
 * @throws {StaffError} with a sentence where that can't be a draft
 */
export function draftInput(product: Product, typed: Product) {
  const typedFields = changedFields(product, typed);
  if (typedFields.includes("pictures"))
    throw new StaffError("Pictures are not part of a draft. Save them first, then the draft.", "NOT_SENT");
  if (typedFields.includes("chosenRelated"))
    throw new StaffError("What is suggested is not part of a draft. Save it first, then the draft.", "NOT_SENT");
  const changes = Object.fromEntries(typedFields.map((field) => [field, typed[field]]));
  const input = changedInput(product, { ...draftedProduct(product), ...(changes as Partial<Product>) });
  return { ...expectedOf(product), ...input };
}
