import { StaffError } from "../api/staff-error";
import type { Product } from "./product";
import { changedFields, changedInput } from "./product-changes";

export type Draft = NonNullable<Product["draft"]>;

/**
 * A product as its form begins: as it is published, but with the pictures of its draft where that has any. So there is one place where
 * pictures are arranged, and no two arrangements of which one replaces the other unseen.
 */
export const productInForm = (product: Product): Product => ({
  ...product,
  pictures: product.draft?.pictures ?? product.pictures,
});

/** A product as it would be with its draft; as it is published without one. */
export const draftedProduct = (product: Product): Product => ({
  ...productInForm(product),
  ...(product.draft?.changes as Partial<Product> | undefined),
});

/** The day on which a draft is published; null without one, and where it was refused on it: another one is to be planned. */
export const plannedDay = ({ publishOn, problem }: Pick<Draft, "publishOn" | "problem">): string | null =>
  problem == null ? (publishOn ?? null) : null;

/** A product and its draft as they were read, for a change of the draft. */
export const expectedOf = ({ id, version, draftVersion }: Product) => ({
  ...{ id, expectedVersion: version, expectedDraftVersion: draftVersion },
});

const changesPictures = (before: Product, after: Product) => changedFields(before, after).includes("pictures");

/**
 * What was typed, for shoppers to see at once: without the pictures of the draft, which stay in it.
 * @throws {StaffError} with a sentence where those were changed
 */
export function publishedEdit(product: Product, typed: Product): Product {
  if (!product.draft?.pictures || !changesPictures(product, typed)) return typed;
  if (changesPictures(productInForm(product), typed)) throw new StaffError(OF_DRAFT, "NOT_SENT");
  return { ...typed, pictures: product.pictures };
}

const OF_DRAFT =
  "The draft has pictures of its own, so pictures change by the draft alone. Save as a draft, or throw the draft away.";

/**
 * What was typed, on top of the draft that there is, as the API takes it.
 * @throws {StaffError} with a sentence where that can't be a draft
 */
export function draftInput(product: Product, typed: Product) {
  const typedFields = changedFields(productInForm(product), typed);
  if (typedFields.includes("chosenRelated"))
    throw new StaffError("What is suggested is not part of a draft. Save it first, then the draft.", "NOT_SENT");
  const changes = Object.fromEntries(typedFields.map((field) => [field, typed[field]]));
  const input = changedInput(product, { ...draftedProduct(product), ...(changes as Partial<Product>) });
  return { ...expectedOf(product), ...input };
}
