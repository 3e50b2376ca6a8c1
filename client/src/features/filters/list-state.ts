import type { ProductFilter, ProductSort, WindowToFit } from "../../gql/graphql";
import { enumName } from "../../lib/enum-names";
import { PRODUCTS_PER_PAGE } from "../../lib/product-pages";
import { FACETS, hasBounds, NO_FILTERS, WHOLE_RANGE, type FilterState } from "./filter-state";

/** Filters, search text, order and pages of a list. */
export type ListState = {
  readonly filters: FilterState;
  /** Search text; "" for none. */
  readonly text: string;
  /** The window that its products fit; null for any. */
  readonly fits: WindowToFit | null;
  readonly sort: ProductSort;
  /** Number of pages shown, from 1. */
  readonly pages: number;
};

export const WHOLE_LIST: ListState = { filters: NO_FILTERS, text: "", fits: null, sort: "RELEVANCE", pages: 1 };

/** Number of active filters: one for a price range, one for each value, one for a search text, one for a window. */
export function countChoices({ filters, text, fits }: ListState): number {
  const ticked = FACETS.reduce((count, facet) => count + filters[facet].length, 0);
  return ticked + (hasBounds(filters.priceRange) ? 1 : 0) + (text === "" ? 0 : 1) + (fits === null ? 0 : 1);
}

/**
 * The query variables of a list. Inactive filters are left out, so that the same list has the same variables.
 * @param base filters of the page itself
 */
export function listVariables({ filters, text, fits, sort, pages }: ListState, base: ProductFilter = {}) {
  const { priceRange, families, rooms, features, easyToOperate, ...ticked } = filters;
  const [from, to] = priceRange;
  const namesOf = (ids: readonly string[]) => ids.map((id) => enumName(id));
  const enums = {
    families: namesOf(families),
    rooms: namesOf(rooms),
    features: namesOf(features),
    easyToOperate: namesOf(easyToOperate),
  };
  const chosen = Object.entries({ ...ticked, ...enums }).filter(([, ids]) => ids.length > 0);
  const filter: ProductFilter = {
    ...(from > WHOLE_RANGE[0] && { priceMinPence: from * 100 }),
    ...(to < WHOLE_RANGE[1] && { priceMaxPence: to * 100 }),
    ...Object.fromEntries(chosen),
    ...(text !== "" && { text }),
    ...(fits && { fits: { window: fits } }),
    ...base,
  };
  return { filter, sort, first: pages * PRODUCTS_PER_PAGE };
}
