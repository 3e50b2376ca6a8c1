import type { ProductFilter, ProductSort } from "../../gql/graphql";
import { PRODUCTS_PER_PAGE } from "../../lib/product-pages";
import { type FilterState, hasBounds, NO_FILTERS, WHOLE_RANGE } from "./filter-state";

/** Everything that decides which products a list shows, and in which order. */
export type ListState = {
  readonly filters: FilterState;
  /** Words that the products must answer to; "" for none. */
  readonly text: string;
  readonly sort: ProductSort;
  /** How many pages have been asked for, from 1. */
  readonly pages: number;
};

export const WHOLE_LIST: ListState = { filters: NO_FILTERS, text: "", sort: "RELEVANCE", pages: 1 };

/** How many choices narrow the list: one for a price range, one for each value, one for words. */
export function countChoices({ filters, text }: ListState): number {
  const { priceRange, materials, colors, rooms, features } = filters;
  const ticked = [materials, colors, rooms, features].reduce((count, ids) => count + ids.length, 0);
  return ticked + (hasBounds(priceRange) ? 1 : 0) + (text === "" ? 0 : 1);
}

/**
 * The variables of a list for the API. What does not narrow is left out, so that the same list has the same variables.
 * @param base what the page itself narrows the list to
 */
export function listVariables({ filters, text, sort, pages }: ListState, base: ProductFilter = {}) {
  const { priceRange, ...ticked } = filters;
  const [from, to] = priceRange;
  const chosen = Object.entries(ticked).filter(([, ids]) => ids.length > 0);
  const filter: ProductFilter = {
    ...(from > WHOLE_RANGE[0] && { priceMinPence: from * 100 }),
    ...(to < WHOLE_RANGE[1] && { priceMaxPence: to * 100 }),
    ...Object.fromEntries(chosen),
    ...(text !== "" && { text }),
    ...base,
  };
  return { filter, sort, first: pages * PRODUCTS_PER_PAGE };
}
