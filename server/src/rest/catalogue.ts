import { Router } from "express";
import type { CatalogueService } from "../catalogue/catalogue.service.js";
import { toRestCategory, toRestProduct } from "./shapes.js";

/** GET /products, /products/{slug}, /categories/{slug} */
export function catalogueRoutes(catalogue: CatalogueService): Router {
  const router = Router();
  router.get("/products", async ({ query: { category } }, response) => {
    const listing = { category: typeof category === "string" && category !== "" ? category : undefined };
    response.json((await catalogue.allProducts(listing)).map(toRestProduct));
  });
  router.get("/products/:slug", async ({ params }, response) => {
    const product = await catalogue.product(params.slug);
    if (product) response.json(toRestProduct(product));
    else response.status(404).type("text").send("Product not found");
  });
  router.get("/categories/:slug", async ({ params }, response) => {
    const category = await catalogue.category(params.slug);
    if (category) response.json(toRestCategory(category));
    else response.status(404).type("text").send("Category not found");
  });
  return router;
}
