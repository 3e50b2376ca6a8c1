import { isReduced } from "../products/product.queries.js";
import { IS_ON_SALE } from "../products/sale-state.js";
import type { TextQuery } from "../search/text-query.js";
import { FACETS, ofFacets, type Facet } from "./facet-labels.js";
import type { Parameters } from "./parameters.js";
import type { FilterValues } from "./product-filter.js";

/** SQL parts of a product list. Products have the alias `p`. */
export type ProductScope = {
  /** Placeholder of the category; null for all products. */
  category: string | null;
  /** Condition of a product in the sale. */
  reduced: string;
  /** Placeholder of the phrases of a search; null without one. */
  text: string | null;
  /** Placeholder of the ids of what is asked of a window; null without one. */
  fitting: string | null;
  /** Condition of the price; TRUE without one. */
  price: string;
  /** Placeholder of the chosen values of each facet; null where none are chosen. */
  chosen: Readonly<Record<Facet, string | null>>;
};

/** The list of a filter. Unused conditions are left out, because Postgres plans each statement anew. */
export function scopeOf(filter: FilterValues, text: TextQuery | null, parameters: Parameters): ProductScope {
  const placeOf = (value: unknown) => (value === null ? null : parameters.take(value));
  const asks = <Value>(value: Value | null, condition: (place: string) => string) =>
    value === null ? "TRUE" : condition(parameters.take(value));
  return {
    category: placeOf(filter.category),
    reduced: filter.category === null ? "FALSE" : isReduced(String(filter.onlyProvenReductions)),
    text: placeOf(text && JSON.stringify(text)),
    fitting: placeOf(filter.fitting),
    price: all([
      asks(filter.priceMinPence, (place) => `p.from_price_pence >= ${place}::bigint`),
      asks(filter.priceMaxPence, (place) => `p.from_price_pence <= ${place}::bigint`),
    ]),
    chosen: ofFacets((facet) => placeOf(filter[facet])),
  };
}

/** Joins conditions with AND. */
export const all = (conditions: readonly string[]): string =>
  conditions.filter((condition) => condition !== "TRUE").join(" AND ") || "TRUE";

/** The facets of which values are chosen. */
export const chosenFacets = ({ chosen }: ProductScope): Facet[] => FACETS.filter((facet) => chosen[facet] !== null);

/** Whether a list holds all that its category has, or all products. */
export const isUnfiltered = (scope: ProductScope): boolean =>
  scope.text === null && scope.fitting === null && scope.price === "TRUE" && chosenFacets(scope).length === 0;

/** The category with this placeholder: its id if it has products of its own, or else the condition that it is the sale. */
export function categoryParts(category: string): { ownId: string; isSale: string } {
  const named = `(c.slug = ${category} OR c.id::text = ${category})`;
  return {
    ownId: `(SELECT c.id FROM category c WHERE ${named} AND NOT c.only_reduced)`,
    isSale: `EXISTS (SELECT FROM category c WHERE ${named} AND c.only_reduced)`,
  };
}

/**
 * Builds a UNION of two statements for a category: its own products, or all reduced products for the sale. One of them is
 * empty, and each can use an index in the order of the list, which a combined condition could not.
 * @param select builds a SELECT from the text after FROM
 */
export function selectParts({ category, reduced }: ProductScope, select: (from: string) => string): string {
  if (category === null) return `(${select(`product p WHERE ${IS_ON_SALE}`)})`;
  const { ownId, isSale } = categoryParts(category);
  return [`${ownId} IS NOT NULL AND p.category_id = ${ownId}`, `${reduced} AND ${isSale}`]
    .map((scope) => `(${select(`product p WHERE ${IS_ON_SALE} AND ${scope}`)})`)
    .join(" UNION ALL ");
}
