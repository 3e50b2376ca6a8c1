import type { Parameters } from "../../kernel/sql/parameters.js";
import type { TextQuery } from "../search/text-query.js";
import type { FilterValues } from "./product-filter.js";

/** What each facet can ask of a product. */
export const FACET_CONDITIONS = ["price", "materials", "colors", "rooms", "features"] as const;
export type FacetCondition = (typeof FACET_CONDITIONS)[number];

/** A list of products in SQL, where products are aliased `p` and, in a search, their search documents `s`. */
export type ProductScope = {
  /** Where the category stands among the values; null for all products. */
  category: string | null;
  isSearch: boolean;
  /** What the text asks; TRUE where there is none. */
  text: string;
  /** What each facet asks; TRUE where it asks nothing. */
  facets: Readonly<Record<FacetCondition, string>>;
};

/** The list of a filter; only what it asks stands in the statement, for Postgres plans each anew. */
export function scopeOf(filter: FilterValues, text: TextQuery | null, parameters: Parameters): ProductScope {
  const asks = <Value>(value: Value | null, condition: (place: string) => string) =>
    value === null ? "TRUE" : condition(parameters.take(value));
  return {
    category: filter.category === null ? null : parameters.take(filter.category),
    isSearch: text !== null,
    text: asks(text?.matching ?? null, (place) => `s.document @@ to_tsquery('shop', ${place})`),
    facets: {
      price: all([
        asks(filter.priceMinPence, (place) => `p.base_price_pence >= ${place}::bigint`),
        asks(filter.priceMaxPence, (place) => `p.base_price_pence <= ${place}::bigint`),
      ]),
      materials: asks(filter.materials, (place) => `p.material = ANY(${place}::text[])`),
      colors: asks(filter.colors, (place) => `p.colors && ${place}::text[]`),
      rooms: asks(filter.rooms, (place) => `p.rooms && ${place}::text[]`),
      features: asks(filter.features, (place) => `p.features && ${place}::text[]`),
    },
  };
}

/** All of some conditions together. */
export const all = (conditions: readonly string[]): string =>
  conditions.filter((condition) => condition !== "TRUE").join(" AND ") || "TRUE";

/** What the whole filter asks. */
export const fits = ({ text, facets }: ProductScope): string => all([text, ...Object.values(facets)]);

/**
 * The parts that a list is made of, one statement out of `select` of each: a category has products of its own or is a rule,
 * all that is reduced, so that one of the two parts is empty, and each goes by an index in the order of popularity. One
 * condition for both could go by none.
 * @param select makes a SELECT of what stands after FROM
 */
export function selectParts({ category, isSearch }: ProductScope, select: (from: string) => string): string {
  const products = isSearch ? "product p JOIN product_search s ON s.product_id = p.id" : "product p";
  if (category === null) return `(${select(`${products} WHERE TRUE`)})`;
  const named = `(c.slug = ${category} OR c.id::text = ${category})`;
  const own = `p.category_id = (SELECT c.id FROM category c WHERE ${named} AND NOT c.only_reduced)`;
  const reduced = `p.was_price_pence IS NOT NULL AND EXISTS (SELECT FROM category c WHERE ${named} AND c.only_reduced)`;
  return [own, reduced].map((scope) => `(${select(`${products} WHERE ${scope}`)})`).join(" UNION ALL ");
}
