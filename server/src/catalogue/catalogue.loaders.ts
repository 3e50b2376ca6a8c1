import DataLoader from "dataloader";
import type { CatalogueService } from "./catalogue.service.js";
import type { CategoryType, ProductType } from "./catalogue.types.js";

/** Batches what fields of many products ask for into one statement a kind, for one request. */
export type CatalogueLoaders = {
  category: DataLoader<number, CategoryType>;
  related: DataLoader<number, ProductType[]>;
};

export const createCatalogueLoaders = (catalogue: CatalogueService): CatalogueLoaders => ({
  category: new DataLoader((ids) => catalogue.categoriesById(ids)),
  related: new DataLoader((ids) => catalogue.related(ids)),
});
