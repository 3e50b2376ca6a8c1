import { Router } from "express";
import { CategoryNotFound, ProductNotFound } from "../catalogue/products/catalogue.errors.js";
import type { CatalogueService } from "../catalogue/products/catalogue.service.js";
import { LARGEST_PAGE } from "../kernel/graphql/page-size.js";
import type { ProductListService } from "../catalogue/product-lists/product-list.service.js";
import type { ReviewService } from "../catalogue/reviews/review.service.js";
import { jsonAnswer } from "../http/response-cache/answer.js";
import type { KeptAnswers } from "../http/response-cache/response-cache.js";
import type { ReadLimit } from "../kernel/requests/rate-limits.js";
import { requiredSearchText } from "../catalogue/search/search-text.js";
import { createKeptReads } from "./kept-reads.js";
import { sliceAnswer, sliceOf } from "./list-slice.js";
import { otherMethods } from "./other-methods.js";
import { toRestCategory, toRestProduct, toRestReview } from "./shapes.js";

/** The services that these calls ask. */
export type CatalogueCallServices = {
  catalogue: CatalogueService;
  productLists: ProductListService;
  reviews: ReviewService;
};

/**
 * GET /products, /products/{slug}, /products/{id}/reviews, /categories/{slug}, /search: the same for everybody, and kept.
 */
export function catalogueRoutes(
  { catalogue, productLists, reviews }: CatalogueCallServices,
  kept: KeptAnswers,
  limitRead: ReadLimit,
): Router {
  const read = createKeptReads(kept, limitRead);
  const router = Router();
  router
    .route("/products")
    .get(
      read(async ({ query }) => {
        const slice = sliceOf(query);
        const category = typeof query["category"] === "string" ? query["category"] : null;
        const list = await productLists.open({ category });
        return sliceAnswer(slice, {
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
        return jsonAnswer(toRestProduct(product));
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
        return sliceAnswer(slice, {
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
        return jsonAnswer(toRestCategory(category));
      }),
    )
    .all(otherMethods);
  router
    .route("/search")
    .get(
      read(async ({ query: { q } }) => {
        const list = await productLists.open({ text: requiredSearchText(typeof q === "string" ? q : "", "q") });
        const { edges } = await list.page(LARGEST_PAGE);
        return jsonAnswer(edges.map(({ node }) => toRestProduct(node)));
      }),
    )
    .all(otherMethods);
  return router;
}
