import { isReduced } from "../products/product.queries.js";
import { IS_ON_SALE } from "../products/sale-state.js";
import type { TextQuery } from "../search/text-query.js";
import { FACETS, type Facet } from "./facet-labels.js";
import type { Parameters } from "./parameters.js";
import type { FilterValues } from "./product-filter.js";

/** The facets of a filter. */
export const FACET_CONDITIONS: readonly FacetCondition[] = ["price", ...FACETS];
export type FacetCondition = Facet | "price";
/** SQL parts of a product list. Products have the alias `p`, their search documents in a search `s`. */
export type ProductScope = {
  /** Placeholder of the category; null for all products. */
  category: string | null;
  /** Condition of a product in the sale. */
  reduced: string;
  isSearch: boolean;
  /** Condition of the text; TRUE without one. */
  text: string;
  /** Condition of what is asked of a window; TRUE without one. */
  fitting: string;
  /** Condition of each facet; TRUE if it is not used. */
  facets: Readonly<Record<FacetCondition, string>>;
};

/** The list of a filter. Unused conditions are left out, because Postgres plans each statement anew. */
export function scopeOf(filter: FilterValues, text: TextQuery | null, parameters: Parameters): ProductScope {
  const asks = <Value>(value: Value | null, condition: (place: string) => string) =>
    value === null ? "TRUE" : condition(parameters.take(value));
  return {
    category: filter.category === null ? null : parameters.take(filter.category),
    reduced: filter.category === null ? "FALSE" : isReduced(parameters.take(filter.onlyProvenReductions)),
    isSearch: text !== null,
    text: asks(text?.matching ?? null, (place) => `s.document @@ to_tsquery('shop', ${place})`),
    fitting: asks(filter.fitting, (place) => `p.id = ANY(${place}::int[])`),
    facets: {
      families: asks(filter.families, (place) => `p.family = ANY(${place}::text[])`),
      price: all([
        asks(filter.priceMinPence, (place) => `p.from_price_pence >= ${place}::bigint`),
        asks(filter.priceMaxPence, (place) => `p.from_price_pence <= ${place}::bigint`),
      ]),
      materials: asks(filter.materials, (place) => `p.material = ANY(${place}::text[])`),
      colors: asks(filter.colors, (place) => `p.colors && ${place}::text[]`),
      rooms: asks(filter.rooms, (place) => `p.rooms && ${place}::text[]`),
      features: asks(filter.features, (place) => `p.features && ${place}::text[]`),
      easyToOperate: asks(filter.easyToOperate, (place) => `p.easy_to_operate && ${place}::text[]`),
    },
  };
}

/** Joins conditions with AND. */
export const all = (conditions: readonly string[]): string =>
  conditions.filter((condition) => condition !== "TRUE").join(" AND ") || "TRUE";

/** Condition of the whole filter. */
export const fits = ({ text, fitting, facets }: ProductScope): string => all([text, fitting, ...Object.values(facets)]);

/**
 * Builds a UNION of two statements for a category: its own products, or all reduced products for the sale. One of them is
 * empty, and each can use an index in order of popularity, which a combined condition could not.
 * @param select builds a SELECT from the text after FROM
 */
export function selectParts({ category, reduced, isSearch }: ProductScope, select: (from: string) => string): string {
  const products = isSearch ? "product p JOIN product_search s ON s.product_id = p.id" : "product p";
  if (category === null) return `(${select(`${products} WHERE ${IS_ON_SALE}`)})`;
  const named = `(c.slug = ${category} OR c.id::text = ${category})`;
  const own = `p.category_id = (SELECT c.id FROM category c WHERE ${named} AND NOT c.only_reduced)`;
  const sale = `${reduced} AND EXISTS (SELECT FROM category c WHERE ${named} AND c.only_reduced)`;
  return [own, sale].map((scope) => `(${select(`${products} WHERE ${IS_ON_SALE} AND ${scope}`)})`).join(" UNION ALL ");
}
