import { z } from "zod";
import { LARGEST_PAGE } from "../kernel/graphql/page-size.js";
import { publicRead, WithHeaders } from "../kernel/rest/endpoint.js";
import { sliceOf, sliceQuery } from "../kernel/rest/list-slice.js";
import type { CatalogueServices } from "./catalogue.resolver.js";
import { listKeys, productKey, restCategory, restProduct, restReview, toRestProduct } from "./catalogue.responses.js";
import { CategoryNotFound, ProductNotFound } from "./products/catalogue.errors.js";
import type { ReviewServices } from "./reviews/review.resolver.js";
import { requiredSearchText } from "./search/search-text.js";

const read = publicRead<CatalogueServices & ReviewServices>();

export const catalogueEndpoints = [
  read({
    method: "GET",
    path: "/products",
    input: { query: z.object({ ...sliceQuery, category: z.string().optional().catch(undefined) }) },
    response: z.array(restProduct),
    examples: [
      {
        answer:
          "All products up to 1,000. `X-Total-Count` says how many there are, `Link` leads to those before and after.",
      },
      {
        path: "/products?limit=12&offset=12",
        answer: "Some of them: `limit` is 1 to 1,000, `offset` counts from 0.",
      },
      { path: "/products?category=blinds", answer: "The same for a category, by its slug or id." },
    ],
    async run({ query: { category, ...slice } }, { productLists }) {
      const list = productLists.open({ category: category ?? null });
      const products = await sliceOf(slice, {
        path: "/api/products",
        parameters: category === undefined ? {} : { category },
        read: async ({ limit, offset }) => (await list.slice(limit, offset)).map(toRestProduct),
        count: async () => (await list.summary({ withFacets: false })).totalCount,
      });
      return products.showing(listKeys(products.body));
    },
  }),
  read({
    method: "GET",
    path: "/products/{slug}",
    response: restProduct,
    examples: [
      { path: "/products/roller-blinds", answer: "One product, with its `materials` and `colors` to choose from." },
    ],
    async run({ params }, { catalogue }) {
      const product = await catalogue.product(params.slug);
      if (!product) throw new ProductNotFound();
      return new WithHeaders(toRestProduct(product), {}).showing([productKey(product)]);
    },
  }),
  read({
    method: "GET",
    path: "/products/{id}/reviews",
    input: { query: z.object(sliceQuery) },
    response: z.array(restReview),
    examples: [
      {
        path: "/products/1/reviews",
        answer: "The reviews of a product, by its id, the newest first; in parts like products.",
      },
    ],
    async run({ params, query }, { catalogue, reviews }) {
      const product = await catalogue.productById(params.id);
      if (!product) throw new ProductNotFound();
      const found = await sliceOf(query, {
        path: `/api/products/${product.id}/reviews`,
        parameters: {},
        read: ({ limit, offset }) => reviews.ofProduct(product.id, limit, offset),
        count: () => reviews.countOfProduct(product.id),
      });
      return found.showing([productKey(product)]);
    },
  }),
  read({
    method: "GET",
    path: "/search",
    input: { query: z.object({ q: z.string().catch("") }) },
    response: z.array(restProduct),
    examples: [
      {
        path: "/search?q=blackout",
        answer: "Products that the words name, best match first, at most 100; the words have at most 100 characters.",
      },
    ],
    async run({ query: { q } }, { productLists }) {
      const list = productLists.open({ text: requiredSearchText(q, "q") });
      const { nodes } = await list.page({ size: LARGEST_PAGE, side: "after", cursor: undefined });
      return new WithHeaders(nodes.map(toRestProduct), {}).showing(listKeys(nodes));
    },
  }),
  read({
    method: "GET",
    path: "/categories/{slug}",
    response: restCategory,
    examples: [{ path: "/categories/blinds", answer: "One category." }],
    async run({ params }, { catalogue }) {
      const category = await catalogue.category(params.slug);
      if (!category) throw new CategoryNotFound();
      // Its text alone, which changes with everything.
      return new WithHeaders(category, {}).showing([`category:${category.slug}`]);
    },
  }),
];
