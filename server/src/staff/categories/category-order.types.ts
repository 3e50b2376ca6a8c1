import { Field, InputType, Int, ObjectType } from "type-graphql";
import { SaleState } from "../../catalogue/products/sale-state.js";
import { IdOf, IdsOf } from "../../kernel/graphql/id-fields.js";
import { MutationPayload } from "../../kernel/graphql/payload.js";
import type { CategoryOrderRow } from "./category-order.queries.js";
import type { StaffCategoryRow } from "./staff-category.queries.js";
import { StaffCategoryType } from "./staff-category.types.js";

@ObjectType("PlacedProduct", { description: "A product at its place in its category." })
class PlacedProduct {
  @IdOf("Product", { description: "For `product` and `moveProduct`." })
  id!: number;

  @Field(() => String, { description: "Its part of the shop’s URLs." })
  slug!: string;

  @Field(() => String, { description: "What it is called." })
  name!: string;

  @Field(() => SaleState, { description: "Whether shoppers can buy it." })
  saleState!: SaleState;

  @Field(() => Int, { description: "From 1." })
  place!: number;
}

@ObjectType("CategoryProducts", { description: "A page of a category’s products, in the shop’s own order." })
export class CategoryProducts implements CategoryOrderRow {
  @Field(() => Int, { description: "For `expectedOrderVersion`; grows with each move." })
  orderVersion!: number;

  @Field(() => Int, { description: "How many products the category has." })
  totalCount!: number;

  @Field(() => [PlacedProduct], { description: "At most 50, on sale or not." })
  products!: PlacedProduct[];
}

@InputType({ description: "Another place for a product." })
export class MoveProductInput {
  @IdOf("Product", { description: "Which one." })
  id!: string;

  @Field(() => Int, { description: "Where in its category, from 1." })
  place!: number;

  @Field(() => Int, { description: "`orderVersion` of the category’s products as they were read." })
  expectedOrderVersion!: number;
}

@InputType({ description: "Another order of the categories." })
export class ArrangeCategoriesInput {
  @IdsOf("Category", { description: "Each category once, as they are to be." })
  ids!: string[];

  @IdsOf("Category", { description: "The same in the order in which they were read." })
  expectedIds!: string[];
}

/** The payload of another order of categories. */
@ObjectType()
export abstract class ArrangeCategoriesPayload extends MutationPayload {
  @Field(() => [StaffCategoryType], { nullable: true, description: "All categories in their order now." })
  categories?: StaffCategoryRow[];
}
