import { InMemoryCache, type InMemoryCacheConfig } from "@apollo/client";
import { relayStylePagination } from "@apollo/client/utilities";
import { PRODUCTS_PER_PAGE } from "../lib/product-pages";

/**
 * Pages of a list are one list, however many are asked for at once. A handful of another size is a list of its own, or the first
 * page of a department would lengthen the four bestsellers of the home page.
 */
function productListKey(args: Record<string, unknown> | null): string[] {
  const isPages = Number(args?.["first"] ?? PRODUCTS_PER_PAGE) % PRODUCTS_PER_PAGE === 0;
  return isPages ? LIST_ARGUMENTS : [...LIST_ARGUMENTS, "first"];
}

const LIST_ARGUMENTS = ["category", "filter", "sort"];

/** How the answers of the shop are kept: a visitor has one cart, the shop is one, everything else goes by its id. */
export const CACHE_POLICIES: InMemoryCacheConfig = {
  typePolicies: {
    Query: { fields: { products: relayStylePagination(productListKey), reviews: relayStylePagination() } },
    Product: { fields: { reviews: relayStylePagination(["sort"]) } },
    // The latest two of the overview are a list of their own.
    Account: {
      fields: {
        orders: relayStylePagination(["first"]),
        addresses: { merge: false },
        signIns: { merge: false },
        unclaimedOrders: { merge: false },
      },
    },
    Cart: { keyFields: [], fields: { lines: { merge: false } } },
    Shop: { keyFields: [] },
    // Page and footer ask for different fields of them.
    SocialProfile: { keyFields: ["url"] },
    Totals: { merge: true },
    // The banner and the cart ask for different fields of it.
    Promotion: { merge: true },
    // The same value counts differently in every list.
    FacetValue: { keyFields: false },
  },
};

export const createCache = () => new InMemoryCache(CACHE_POLICIES);
