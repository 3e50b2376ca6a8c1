import { COLOR_FILTERS, COLORS, FEATURES, MATERIAL_FILTERS, ROOMS } from "../../rules/vocabulary.js";
import { BadInput } from "../../kernel/errors/shop-error.js";
import type { ProductFilterInput } from "./product-filter.types.js";

const MOST_VALUES = 20;

/** Which products a list holds; null and empty lists do not narrow it. */
export type ProductFilter = { [Field in keyof ProductFilterInput]: ProductFilterInput[Field] };

/** A filter as SQL takes it, but for its text; null does not narrow. */
export type FilterValues = {
  category: string | null;
  priceMinPence: number | null;
  priceMaxPence: number | null;
  materials: readonly string[] | null;
  colors: readonly string[] | null;
  rooms: readonly string[] | null;
  features: readonly string[] | null;
};

/**
 * The values of a filter. The ids of colours become the names of the colours that they stand for.
 * @throws {BadInput} for prices below zero or crossed, for ids that are none, and above 20 of them
 */
export function filterValues(filter: ProductFilter): FilterValues {
  const { priceMinPence = null, priceMaxPence = null } = filter;
  checkPrices(priceMinPence, priceMaxPence);
  return {
    category: filter.category || null,
    priceMinPence,
    priceMaxPence,
    materials: idsOf(MATERIAL_FILTERS, "materials", filter),
    colors: idsOf(COLOR_FILTERS, "colors", filter)?.flatMap(colorNames) ?? null,
    rooms: idsOf(ROOMS, "rooms", filter),
    features: idsOf(FEATURES, "features", filter),
  };
}

/**
 * The filter with a category that was given beside it.
 * @throws {BadInput} where the filter has one too
 */
export function withCategory(filter: ProductFilter, category: string | null): ProductFilter {
  if (!category) return filter;
  if (filter.category) throw refusal("category", "must not stand beside the argument category");
  return { ...filter, category };
}

/** The colours that a colour filter stands for. */
export const colorNames = (filter: string): string[] =>
  Object.entries(COLORS).flatMap(([name, color]) => (color.filter === filter ? name : []));

function checkPrices(least: number | null, most: number | null): void {
  if ((least ?? 0) < 0 || (most ?? 0) < 0)
    throw refusal(least !== null && least < 0 ? "priceMinPence" : "priceMaxPence", "must not be below 0");
  if (least !== null && most !== null && least > most)
    throw refusal("priceMinPence", "must not be above priceMaxPence");
}

function idsOf(
  known: Readonly<Record<string, string>>,
  field: "materials" | "colors" | "rooms" | "features",
  { [field]: given }: ProductFilter,
): string[] | null {
  if (!given || given.length === 0) return null;
  if (given.length > MOST_VALUES) throw refusal(field, `must be at most ${MOST_VALUES} values`);
  if (given.some((id) => !Object.hasOwn(known, id)))
    throw refusal(field, `must be among ${Object.keys(known).join(", ")}`);
  return [...new Set(given)];
}

const refusal = (field: keyof ProductFilter, rule: string) =>
  new BadInput(`The filter can't be used: ${field} ${rule}.`, { [`filter.${field}`]: rule });
