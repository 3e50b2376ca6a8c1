import { InMemoryCache } from "@apollo/client";
import { relayStylePagination } from "@apollo/client/utilities";

/** How the answers of the shop are kept: a visitor has one cart, the shop is one, everything else goes by its id. */
export const createCache = () =>
  new InMemoryCache({
    typePolicies: {
      Query: { fields: { products: relayStylePagination(["category", "first"]) } },
      Cart: { keyFields: [], fields: { lines: { merge: false } } },
      Shop: { keyFields: [] },
      Totals: { merge: true },
      // The same value counts differently in every list.
      FacetValue: { keyFields: false },
    },
  });
