/** A REST call as docs/api.md shows it; its example is a request that a fresh shop answers, but for the ids in braces. */
export type RestCall = {
  method: "GET";
  /** With an example of each parameter. */
  path: string;
  answer: string;
};

/** The REST calls of the catalogue. Each is a thin adapter on the service that the GraphQL operation of the same purpose asks. */
export const REST_CALLS: readonly RestCall[] = [
  {
    method: "GET",
    path: "/api/products",
    answer:
      "All products up to 1,000. `X-Total-Count` says how many there are, `Link` leads to those before and after.",
  },
  {
    method: "GET",
    path: "/api/products?limit=12&offset=12",
    answer: "Some of them: `limit` is 1 to 1,000, `offset` counts from 0.",
  },
  { method: "GET", path: "/api/products?category=blinds", answer: "The same for a category, by its slug or id." },
  {
    method: "GET",
    path: "/api/products/roller-blinds",
    answer: "One product, with its `materials` and `colors` to choose from.",
  },
  {
    method: "GET",
    path: "/api/products/1/reviews",
    answer: "The reviews of a product, by its id, the newest first; in parts like products.",
  },
  {
    method: "GET",
    path: "/api/search?q=blackout",
    answer: "Products that the words name, best match first, at most 100; the words have at most 100 characters.",
  },
  { method: "GET", path: "/api/categories/blinds", answer: "One category." },
];
