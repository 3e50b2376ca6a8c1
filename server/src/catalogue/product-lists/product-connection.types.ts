import type DataLoader from "dataloader";
import { ObjectType } from "type-graphql";
import { connectionType } from "../../kernel/graphql/connection.types.js";
import { ProductType } from "../products/catalogue.types.js";
import type { ProductListSummary } from "./product-list.service.js";

@ObjectType({ description: "A page of products." })
export class ProductConnection extends connectionType<ProductType>(ProductType, "Product", "products") {
  summary!: DataLoader<"totalCount" | "facets", ProductListSummary>;
}
