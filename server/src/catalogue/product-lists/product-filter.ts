import { BadInput } from "../../kernel/errors/shop-error.js";
import { highestWithoutTax, lowestWithoutTax } from "../../rules/included-tax.js";
import type { PolicyRules } from "../../rules/price-policy.js";
import { COLORS } from "../../rules/product-attributes.js";
import { FACET_LABELS, ofFacets, type Facet } from "./facet-labels.js";
import type { ProductFilterInput } from "./product-filter.types.js";

const MOST_VALUES = 20;

/** A filter of the API; null and empty lists don't restrict it. */
export type ProductFilter = { [Field in keyof ProductFilterInput]: ProductFilterInput[Field] };

/** A filter for SQL without its text; null doesn't restrict it. */
export type FilterValues = Record<Facet, readonly string[] | null> & {
  category: string | null;
  /** Whether the sale has only products whose was-price is proven. */
  onlyProvenReductions: boolean;
  /** Bounds of stored prices, which have no tax. */
  priceMinPence: number | null;
  priceMaxPence: number | null;
  /** Ids of the products that are what is asked to a window. */
  fitting: readonly number[] | null;
};

/**
 * Validates a filter, and maps its colour ids to colour names and its prices to stored ones. Which products fit a window is read later.
 * @param policy says which tax shown prices include, and which reductions count
 * @throws {BadInput} for negative or crossed prices, unknown ids, and more than 20 ids
 */
export function filterValues(filter: ProductFilter, policy: PolicyRules): FilterValues {
  const { priceMinPence = null, priceMaxPence = null } = filter;
  const { taxIncludedPercent, provesWasPrices } = policy;
  checkPrices(priceMinPence, priceMaxPence);
  const ids = ofFacets((facet) => idsOf(facet, filter));
  return {
    ...ids,
    colors: ids.colors?.flatMap(colorNames) ?? null,
    category: filter.category || null,
    onlyProvenReductions: provesWasPrices,
    priceMinPence: priceMinPence === null ? null : lowestWithoutTax(priceMinPence, taxIncludedPercent),
    fitting: null,
    priceMaxPence: priceMaxPence === null ? null : highestWithoutTax(priceMaxPence, taxIncludedPercent),
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

function idsOf(field: Facet, { [field]: given }: ProductFilter): string[] | null {
  const known = FACET_LABELS[field];
  if (!given || given.length === 0) return null;
  if (given.length > MOST_VALUES) throw refusal(field, `must be at most ${MOST_VALUES} values`);
  if (given.some((id) => !Object.hasOwn(known, id)))
    throw refusal(field, `must be among ${Object.keys(known).join(", ")}`);
  return [...new Set(given)];
}

const refusal = (field: keyof ProductFilter, rule: string) =>
  new BadInput(`The filter can't be used: ${field} ${rule}.`, { [`filter.${field}`]: rule });
