import { Router } from "express";
import { CategoryNotFound, ProductNotFound } from "../catalogue/products/catalogue.errors.js";
import type { CatalogueService } from "../catalogue/products/catalogue.service.js";
import { LARGEST_PAGE } from "../kernel/graphql/page-size.js";
import type { ProductListService } from "../catalogue/product-lists/product-list.service.js";
import type { ReviewService } from "../catalogue/reviews/review.service.js";
import { jsonResponse } from "../http/response-cache/cacheable-response.js";
import type { ResponseCache } from "../http/response-cache/response-cache.js";
import type { ReadLimit } from "../kernel/requests/rate-limits.js";
import { requiredSearchText } from "../catalogue/search/search-text.js";
import { createCachedReads } from "./cached-reads.js";
import { sliceResponse, sliceOf } from "./list-slice.js";
import { otherMethods } from "./other-methods.js";
import { toRestCategory, toRestProduct, toRestReview } from "./shapes.js";

/** The services that these calls ask. */
export type CatalogueCallServices = {
  catalogue: CatalogueService;
  productLists: ProductListService;
  reviews: ReviewService;
};

/**
 * GET /products, /products/{slug}, /products/{id}/reviews, /categories/{slug}, /search: public and cached.
 */
export function catalogueRoutes(
  { catalogue, productLists, reviews }: CatalogueCallServices,
  cache: ResponseCache,
  limitRead: ReadLimit,
): Router {
  const read = createCachedReads(cache, limitRead);
  const router = Router();
  router
    .route("/products")
    .get(
      read(async ({ query }) => {
        const slice = sliceOf(query);
        const category = typeof query["category"] === "string" ? query["category"] : null;
        const list = await productLists.open({ category });
        return sliceResponse(slice, {
          path: "/api/products",
          parameters: category === null ? {} : { category },
          read: async ({ limit, offset }) => (await list.slice(limit, offset)).map(toRestProduct),
          count: async () => (await list.summary({ withFacets: false })).totalCount,
        });
      }),
    )
    .all(otherMethods);
  router
    .route("/products/:slug")
    .get(
      read<{ slug: string }>(async ({ params }) => {
        const product = await catalogue.product(params.slug);
        if (!product) throw new ProductNotFound();
        return jsonResponse(toRestProduct(product));
      }),
    )
    .all(otherMethods);
  router
    .route("/products/:id/reviews")
    .get(
      read<{ id: string }>(async ({ params, query }) => {
        const slice = sliceOf(query);
        const product = await catalogue.productById(params.id);
        if (!product) throw new ProductNotFound();
        return sliceResponse(slice, {
          path: `/api/products/${product.id}/reviews`,
          parameters: {},
          read: async ({ limit, offset }) => (await reviews.ofProduct(product.id, limit, offset)).map(toRestReview),
          count: () => reviews.countOfProduct(product.id),
        });
      }),
    )
    .all(otherMethods);
  router
    .route("/categories/:slug")
    .get(
      read<{ slug: string }>(async ({ params }) => {
        const category = await catalogue.category(params.slug);
        if (!category) throw new CategoryNotFound();
        return jsonResponse(toRestCategory(category));
      }),
    )
    .all(otherMethods);
  router
    .route("/search")
    .get(
      read(async ({ query: { q } }) => {
        const list = await productLists.open({ text: requiredSearchText(typeof q === "string" ? q : "", "q") });
        const { edges } = await list.page(LARGEST_PAGE);
        return jsonResponse(edges.map(({ node }) => toRestProduct(node)));
      }),
    )
    .all(otherMethods);
  return router;
}
