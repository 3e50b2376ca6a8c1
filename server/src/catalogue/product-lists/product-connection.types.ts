import type DataLoader from "dataloader";
import { ObjectType } from "type-graphql";
import { SurrogateKey } from "../../kernel/graphql/cache-control.js";
import { connectionType } from "../../kernel/graphql/connection.types.js";
import { ProductType } from "../products/catalogue.types.js";
import type { ProductListSummary } from "./product-list.service.js";

@SurrogateKey(({ listKey }: ProductConnection) => listKey)
@ObjectType({ description: "A page of products." })
export class ProductConnection extends connectionType<ProductType>(ProductType, "Product", "products") {
  /** Surrogate key of the list that it is a page of. */
  listKey!: string;
  summary!: DataLoader<"totalCount" | "facets", ProductListSummary>;
}
