import { isReduced, PROOF_IS_OVER, saleList } from "../products/product.queries.js";
import { IS_ON_SALE } from "../products/sale-state.js";
import type { TextQuery } from "../search/text-query.js";
import { FACETS } from "./facet-labels.js";
import type { Parameters } from "./parameters.js";
import type { FilterValues } from "./product-filter.js";

/** SQL parts of a product list. Products have the alias `p`. */
export type ProductScope = {
  /** Placeholder of the category; null for all products. */
  category: string | null;
  /** Whether the sale has only products whose was-price is proven. */
  onlyProven: boolean;
  /** Null for a list that holds all of its category. */
  narrowing: Narrowing | null;
};

/** Placeholders of all that narrows a list, also of what is null, so that all filters have the same statements. */
type Narrowing = {
  /** Of the phrases of a search; null without one. */
  text: string | null;
  /** Of the ids of what fits a window. */
  fitting: string;
  /** Of the chosen values of facets, as JSON. */
  chosen: string;
  priceMinPence: string;
  priceMaxPence: string;
};

/** The list of a filter. Postgres would plan another value of `onlyProvenReductions` otherwise, so that it is part of the text. */
export function scopeOf(filter: FilterValues, text: TextQuery | null, parameters: Parameters): ProductScope {
  const category = filter.category === null ? null : parameters.take(filter.category);
  return {
    category,
    onlyProven: filter.onlyProvenReductions,
    narrowing: isNarrowed(filter, text) ? narrowingOf(filter, text, parameters) : null,
  };
}

/** Whether a list may hold less than its category. */
export const isNarrowed = (filter: FilterValues, text: TextQuery | null): boolean =>
  [text, filter.fitting, filter.priceMinPence, filter.priceMaxPence, ...FACETS.map((facet) => filter[facet])].some(
    (value) => value !== null,
  );

function narrowingOf(filter: FilterValues, text: TextQuery | null, parameters: Parameters): Narrowing {
  const chosen = FACETS.flatMap((facet) => (filter[facet] === null ? [] : [[facet, filter[facet]]]));
  return {
    text: text && parameters.take(JSON.stringify(text)),
    fitting: parameters.take(filter.fitting),
    chosen: parameters.take(JSON.stringify(Object.fromEntries(chosen))),
    priceMinPence: parameters.take(filter.priceMinPence),
    priceMaxPence: parameters.take(filter.priceMaxPence),
  };
}

/** The category with this placeholder: its id if it has products of its own, or else the condition that it is the sale. */
function categoryParts(category: string): { ownId: string; isSale: string } {
  const named = `(c.slug = ${category} OR c.id::text = ${category})`;
  return {
    ownId: `(SELECT c.id FROM category c WHERE ${named} AND NOT c.only_reduced)`,
    isSale: `EXISTS (SELECT FROM category c WHERE ${named} AND c.only_reduced)`,
  };
}

/** What is kept of a category's list, in `facet_bitmap` and `facet_count`. */
type KeptList = {
  /** The facet whose value it is, as SQL. */
  facet: string;
  /** Its name, as SQL: the category's id, or a name of the sale. */
  list: string;
  /** A SELECT of the ids of what is kept of it and no longer in it; null where nothing can be. */
  expired: string | null;
};

/** The kept list of a category; null for all products. Of proofs that are over, the sale has what was not cleared yet. */
export function keptList({ category, onlyProven }: ProductScope): KeptList | null {
  if (category === null) return null;
  const { ownId, isSale } = categoryParts(category);
  return {
    facet: `CASE WHEN ${isSale} THEN 'sale' ELSE 'category' END`,
    list: `CASE WHEN ${isSale} THEN ${saleList(String(onlyProven))} ELSE ${ownId}::text END`,
    expired: onlyProven ? `SELECT p.id FROM product p WHERE ${IS_ON_SALE} AND ${PROOF_IS_OVER} AND ${isSale}` : null,
  };
}

/**
 * Builds a UNION of two statements for a category: its own products, or all reduced products for the sale. One of them is
 * empty, and each can use an index in the order of the list, which a combined condition could not.
 * @param select builds a SELECT from the text after FROM
 */
export function selectParts({ category, onlyProven }: ProductScope, select: (from: string) => string): string {
  if (category === null) return `(${select(`product p WHERE ${IS_ON_SALE}`)})`;
  const { ownId, isSale } = categoryParts(category);
  return [`${ownId} IS NOT NULL AND p.category_id = ${ownId}`, `${isReduced(String(onlyProven))} AND ${isSale}`]
    .map((scope) => `(${select(`product p WHERE ${IS_ON_SALE} AND ${scope}`)})`)
    .join(" UNION ALL ");
}
