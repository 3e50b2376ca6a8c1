import { expect, it } from "vitest";
import { ProductNotFound } from "./catalogue.errors.js";
import type { ProductType } from "./catalogue.types.js";
import { createProductLoaders } from "./product.loaders.js";

it("a product that is not on sale fails alone, not with the others that are read with it", async () => {
  const { product } = createProductLoaders({
    categoriesById: async () => [],
    productsById: async (ids) => ids.filter((id) => id !== 2).map((id) => ({ id }) as ProductType),
    related: async () => [],
  });
  expect(await product.loadMany([1, 2, 3])).toEqual([{ id: 1 }, new ProductNotFound(), { id: 3 }]);
});
