import { formatPounds } from "@rules/money";
import type { UpdateProductInput } from "../gql/graphql";
import { arrangedPicture } from "./picture";
import type { Product } from "./product";

/** The fields that staff edit, as the screen names them. */
export const FIELD_LABELS = {
  name: "Name",
  shortDescription: "Short description",
  description: "Description",
  pictures: "Pictures",
  chosenRelated: "Suggested with it",
  basePricePence: "Price",
  wasPricePence: "Was-price",
  isNew: "Badge “New”",
  isBestSeller: "Badge “Bestseller”",
  leadTimeDays: "Days to delivery",
  warrantyYears: "Years of warranty",
  materials: "Materials",
  material: "Material filter",
  colors: "Colours",
  rooms: "Rooms",
  features: "Features",
  options: "Options",
  minWidth: "Least width",
  maxWidth: "Largest width",
  minHeight: "Least height",
  maxHeight: "Largest height",
  maxArea: "Largest area",
  minWidthBeyondHeight: "Wider than high by",
} as const;

export type EditedField = keyof typeof FIELD_LABELS;

const FIELDS = Object.keys(FIELD_LABELS) as EditedField[];

/** Of a picture only what staff decide: the rest follows from its file. Of what is suggested which products it is. */
function decidedOf(product: Product, field: EditedField) {
  if (field === "pictures") return product.pictures.map(arrangedPicture);
  return field === "chosenRelated" ? product.chosenRelated.map(({ id }) => id) : product[field];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The fields in which two states of a product differ. */
export const changedFields = (before: Product, after: Product): EditedField[] =>
  FIELDS.filter((field) => !isSame(decidedOf(before, field), decidedOf(after, field)));

/** What was changed, as the API takes it. */
export function changedInput(before: Product, after: Product): Omit<UpdateProductInput, "id" | "expectedVersion"> {
  const changes = Object.fromEntries(
    changedFields(before, after).map((field) => [field, decidedOf(after, field) ?? null]),
  );
  const { options: isOptions, ...input } = changes;
  if (isOptions === undefined) return input;
  const optionDefaults = after.options
    .filter((option, index) => option.defaultValue !== before.options[index]?.defaultValue)
    .map(({ name, defaultValue }) => ({ name, defaultValue }));
  return { ...input, optionDefaults };
}

/** What one member changed, on top of what another one has saved in the meantime. */
export function mergedOnto(present: Product, before: Product, mine: Product): Product {
  const changes = changedFields(before, mine).map((field) => [field, mine[field]]);
  return { ...present, ...(Object.fromEntries(changes) as Partial<Product>) };
}

/** A value of a field in words. */
export function wordsOf(product: Product, field: EditedField): string {
  if (field === "options")
    return product.options.map(({ name, defaultValue }) => `${name}: ${defaultValue}`).join(", ");
  if (field === "pictures") return product.pictures.map(({ alt }) => alt).join("; ") || "none";
  if (field === "chosenRelated") return product.chosenRelated.map(({ name }) => name).join("; ") || "none";
  const value = product[field] ?? null;
  if (value === null) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return field.endsWith("Pence") ? formatPounds(value) : String(value);
  return typeof value === "string" ? value : value.join(", ");
}
