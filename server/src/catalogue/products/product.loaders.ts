import DataLoader from "dataloader";
import type { CatalogueService } from "./catalogue.service.js";
import type { ProductType } from "./catalogue.types.js";
import type { CategoryRow } from "./product.queries.js";

/** Batches fields of many products into one statement per kind, for one request. */
export type ProductLoaders = {
  category: DataLoader<number, CategoryRow>;
  product: DataLoader<number, ProductType>;
  related: DataLoader<number, ProductType[]>;
};

export const createProductLoaders = (catalogue: CatalogueService): ProductLoaders => ({
  category: new DataLoader((ids) => catalogue.categoriesById(ids)),
  product: new DataLoader((ids) => catalogue.productsById(ids)),
  related: new DataLoader((ids) => catalogue.related(ids)),
});
