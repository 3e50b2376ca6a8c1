import { Field, Int, ObjectType } from "type-graphql";
import { SaleState } from "../../catalogue/products/sale-state.js";
import { connectionType } from "../../kernel/graphql/connection.types.js";
import { IdOf } from "../../kernel/graphql/id-fields.js";
import { Pence } from "../../kernel/graphql/scalars.js";
import type { ListedProduct } from "./product-list.queries.js";

/** Every field is one of the row. */
@ObjectType("ProductSummary", { description: "A product in a list." })
class ProductSummaryType {
  @IdOf("Product", { description: "For `product` and `updateProduct`." })
  id!: number;

  @Field(() => String, { description: "Its part of the shop's URLs: /products/{slug}." })
  slug!: string;

  @Field(() => String, { description: "What it is called." })
  name!: string;

  @Field(() => String, { description: "Name of its category." })
  categoryName!: string;

  @Field(() => Pence, { description: "The price of the included size, without tax." })
  basePricePence!: number;

  @Field(() => Pence, { nullable: true, description: "The same before the reduction that runs now." })
  wasPricePence!: number | null;

  @Field(() => Pence, { description: "The least it can cost, without tax." })
  fromPricePence!: number;

  @Field(() => Int, { description: "Days from order to delivery." })
  leadTimeDays!: number;

  @Field(() => Boolean, { description: "Whether it wears the badge “New”." })
  isNew!: boolean;

  @Field(() => Boolean, { description: "Whether it wears the badge “Bestseller”." })
  isBestSeller!: boolean;

  @Field(() => Date, { description: "When it was last changed, also by a review." })
  changedAt!: Date;

  @Field(() => Int, { description: "For `expectedVersion`; grows with each change by people." })
  version!: number;

  @Field(() => SaleState, { description: "Whether shoppers can buy it." })
  saleState!: SaleState;

  @Field(() => String, {
    nullable: true,
    description: "The day in London with which it goes on sale; null where none is planned.",
  })
  onSaleFrom!: string | null;
}

@ObjectType("ProductConnection", { description: "A page of products." })
export class StaffProductConnection extends connectionType<ListedProduct>(ProductSummaryType, "Product", "products") {
  /** Counts only for who asks. */
  count!: () => Promise<number>;
}

@ObjectType({ description: "A category that products are in." })
export class ProductCategory {
  @Field(() => String, { description: "For the filter of `products`." })
  slug!: string;

  @Field(() => String, { description: "What it is called." })
  name!: string;
}
