/** A REST call as docs/api.md shows it; its example is a request that a fresh shop answers, but for the ids in braces. */
export type RestCall = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** With an example of each parameter. */
  path: string;
  body?: Readonly<Record<string, unknown>>;
  answer: string;
};

/** All REST calls. Each is a thin adapter on the service that the GraphQL operation of the same purpose asks. */
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
  {
    method: "GET",
    path: "/api/cart",
    answer: "The items of this session's cart; an empty list, and no cookie, without.",
  },
  {
    method: "POST",
    path: "/api/cart",
    body: {
      ...{ productId: 1, quantity: 1, width: 36, height: 48 },
      ...{ material: "Light Filtering Fabric", color: "White", customizations: {} },
    },
    answer:
      "All items, 201. A `totalPrice` that is sent is ignored: the shop works out the price. With a header `Idempotency-Key` the same request can be sent again and adds nothing then.",
  },
  { method: "PUT", path: "/api/cart/{id}", body: { quantity: 3 }, answer: "All items." },
  { method: "DELETE", path: "/api/cart/{id}", answer: "All items that are left." },
  { method: "DELETE", path: "/api/cart", answer: "An empty list." },
  {
    method: "POST",
    path: "/api/contact",
    body: {
      ...{ name: "Jo Whitfield", email: "jo@larch.example", phone: "020 7946 0018", postcode: "BS6 7QX" },
      ...{ message: "Two bay windows.", type: "quote" },
    },
    answer: "`{success: true}`; a failure is JSON too: `{success: false, error}` with the sentence.",
  },
];
