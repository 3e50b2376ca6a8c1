import { Field, ObjectType } from "type-graphql";
import { PageInfo } from "../graphql/connection.types.js";
import type { ProductListing } from "./catalogue.service.js";
import { ProductType } from "./catalogue.types.js";

@ObjectType({ simpleResolvers: true, description: "A product and its place in the list." })
export class ProductEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => ProductType)
  node!: ProductType;
}

@ObjectType({ description: "A page of products." })
export class ProductConnection {
  @Field(() => [ProductEdge], { simple: true })
  edges!: ProductEdge[];

  @Field(() => [ProductType], {
    simple: true,
    description: "The products of the edges, for those who need no cursors.",
  })
  nodes!: ProductType[];

  @Field(() => PageInfo, { simple: true })
  pageInfo!: PageInfo;

  listing!: ProductListing;
}
