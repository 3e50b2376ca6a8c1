import type DataLoader from "dataloader";
import { Field, ObjectType } from "type-graphql";
import { PageInfo } from "../../kernel/graphql/connection.types.js";
import { ProductType } from "../products/catalogue.types.js";
import type { ProductListSummary } from "./product-list.service.js";

@ObjectType({ description: "A product and its place in the list." })
export class ProductEdge {
  @Field(() => String, { description: "Pass it as `after` to go on from here." })
  cursor!: string;

  @Field(() => ProductType, { description: "The product." })
  node!: ProductType;
}

@ObjectType({ description: "A page of products." })
export class ProductConnection {
  @Field(() => [ProductEdge], { description: "The products of this page, each with its cursor." })
  edges!: ProductEdge[];

  @Field(() => [ProductType], { description: "The products of the edges, for those who need no cursors." })
  nodes!: ProductType[];

  @Field(() => PageInfo, { description: "Whether and where it goes on." })
  pageInfo!: PageInfo;

  summary!: DataLoader<"totalCount" | "facets", ProductListSummary>;
}
