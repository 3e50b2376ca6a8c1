import DataLoader from "dataloader";
import { ProductNotFound } from "./catalogue.errors.js";
import type { CatalogueService } from "./catalogue.service.js";
import type { ProductType } from "./catalogue.types.js";
import type { CategoryRow } from "./product.queries.js";

/** Batches fields of many products into one statement per kind, for one request. */
export type ProductLoaders = {
  category: DataLoader<number, CategoryRow>;
  product: DataLoader<number, ProductType>;
  related: DataLoader<number, ProductType[]>;
};

type CatalogueReader = Pick<CatalogueService, "categoriesById" | "productsById" | "related">;

export const createProductLoaders = (catalogue: CatalogueReader): ProductLoaders => ({
  category: new DataLoader((ids) => catalogue.categoriesById(ids)),
  product: new DataLoader<number, ProductType>(async (ids) => eachOf(ids, await catalogue.productsById(ids))),
  related: new DataLoader((ids) => catalogue.related(ids)),
});

/** The product of each id. One that is not on sale fails for its own id alone, not for the others of the batch. */
function eachOf(ids: readonly number[], products: readonly ProductType[]): (ProductType | ProductNotFound)[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return ids.map((id) => byId.get(id) ?? new ProductNotFound());
}
