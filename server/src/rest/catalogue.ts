import { Router } from "express";
import { ProductNotFound } from "../catalogue/catalogue.errors.js";
import type { CatalogueService } from "../catalogue/catalogue.service.js";
import type { ProductListService } from "../catalogue/product-list.js";
import type { ReviewService } from "../catalogue/review.service.js";
import { requiredSearchText } from "../search/search-text.js";
import { toRestCategory, toRestProduct, toRestReview } from "./shapes.js";

/** GET /products, /products/{slug}, /products/{id}/reviews, /categories/{slug}, /search */
export function catalogueRoutes({
  catalogue,
  productLists,
  reviews,
}: {
  catalogue: CatalogueService;
  productLists: ProductListService;
  reviews: ReviewService;
}): Router {
  const router = Router();
  router.get("/products", async ({ query: { category } }, response) => {
    const list = await productLists.open({ category: typeof category === "string" ? category : null });
    response.json((await list.all()).map(toRestProduct));
  });
  router.get("/products/:slug", async ({ params }, response) => {
    const product = await catalogue.product(params.slug);
    if (!product) throw new ProductNotFound();
    response.json(toRestProduct(product));
  });
  router.get("/products/:id/reviews", async ({ params }, response) => {
    const product = await catalogue.productById(params.id);
    if (!product) throw new ProductNotFound();
    response.json((await reviews.ofProduct(product.id)).map(toRestReview));
  });
  router.get("/categories/:slug", async ({ params }, response) => {
    const category = await catalogue.category(params.slug);
    if (category) response.json(toRestCategory(category));
    else response.status(404).type("text").send("Category not found");
  });
  router.get("/search", async ({ query: { q } }, response) => {
    const list = await productLists.open({ text: requiredSearchText(typeof q === "string" ? q : "", "q") });
    response.json((await list.all()).map(toRestProduct));
  });
  return router;
}
