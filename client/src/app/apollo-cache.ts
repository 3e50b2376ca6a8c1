import { InMemoryCache, type InMemoryCacheConfig } from "@apollo/client";
import { relayStylePagination } from "@apollo/client/utilities";
import { PRODUCTS_PER_PAGE } from "../lib/product-pages";

/**
 * Pages of a list are merged into one list, whatever their number. Lists of another page size are cached separately, or the first
 * page of a department would extend the four bestsellers of the home page.
 */
function productListKey(args: Record<string, unknown> | null): string[] {
  const isPages = Number(args?.["first"] ?? PRODUCTS_PER_PAGE) % PRODUCTS_PER_PAGE === 0;
  return isPages ? LIST_ARGUMENTS : [...LIST_ARGUMENTS, "first"];
}

const LIST_ARGUMENTS = ["category", "filter", "sort"];

/** Cache policies: one cart per visitor, one shop; everything else is cached by its id. */
export const CACHE_POLICIES: InMemoryCacheConfig = {
  typePolicies: {
    Query: { fields: { products: relayStylePagination(productListKey), reviews: relayStylePagination() } },
    Product: { fields: { reviews: relayStylePagination(["sort"]) } },
    // The latest two orders of the overview are a separate list.
    Account: {
      fields: {
        orders: relayStylePagination(["first"]),
        addresses: { merge: false },
        signIns: { merge: false },
        unclaimedOrders: { merge: false },
      },
    },
    Project: { fields: { rooms: { merge: false }, windows: { merge: false } } },
    ProjectWindow: { fields: { options: { merge: false } } },
    ProjectChoices: { fields: { options: { merge: false }, batches: { merge: false } } },
    Cart: { keyFields: [], fields: { lines: { merge: false } } },
    Shop: { keyFields: [] },
    // Page and footer query different fields of them.
    SocialProfile: { keyFields: ["url"] },
    Totals: { merge: true },
    // The banner and the cart query different fields of it.
    Promotion: { merge: true },
  },
};

export const createCache = () => new InMemoryCache(CACHE_POLICIES);
