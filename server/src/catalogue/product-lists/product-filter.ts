import { BadInput } from "../../kernel/errors/shop-error.js";
import { COLOR_FILTERS, COLORS, FEATURES, MATERIAL_FILTERS, ROOMS } from "../../rules/product-attributes.js";
import type { ProductFilterInput } from "./product-filter.types.js";

const MOST_VALUES = 20;

/** A filter of the API; null and empty lists don't restrict it. */
export type ProductFilter = { [Field in keyof ProductFilterInput]: ProductFilterInput[Field] };

/** A filter for SQL without its text; null doesn't restrict it. */
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
 * Validates a filter and maps its colour ids to colour names.
 * @throws {BadInput} for negative or crossed prices, unknown ids, and more than 20 ids
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
 * Adds the category argument to the filter.
 * @throws {BadInput} if the filter has a category too
 */
export function withCategory(filter: ProductFilter, category: string | null): ProductFilter {
  if (!category) return filter;
  if (filter.category) throw refusal("category", "must not stand beside another category");
  return { ...filter, category };
}

/** Colours of a colour filter. */
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
