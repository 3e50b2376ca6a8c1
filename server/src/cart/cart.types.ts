import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { ProductType } from "../catalogue/catalogue.types.js";
import { Inches, Pence, Text } from "../graphql/scalars.js";

@ObjectType({ simpleResolvers: true, description: "A choice made among a product's options." })
export class Customization {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  value!: string;
}

@ObjectType("Totals", {
  simpleResolvers: true,
  description: "Sums in pence: subtotal − discount + delivery + tax = total.",
})
export class TotalsType {
  @Field(() => Pence)
  subtotalPence!: number;

  @Field(() => Pence, { description: "What a promotion takes off the subtotal." })
  discountPence!: number;

  @Field(() => Pence)
  deliveryPence!: number;

  @Field(() => Pence)
  taxPence!: number;

  @Field(() => Pence)
  totalPence!: number;

  @Field(() => Pence, { description: "How much more brings free delivery; 0 where it is free or never is." })
  toFreeDeliveryPence!: number;
}

@ObjectType("CartLine", { simpleResolvers: true, description: "One configuration of one product." })
export class CartLineType {
  @Field(() => ID)
  id!: string;

  @Field(() => ProductType, { nullable: true, description: "Null once the product has been withdrawn." })
  product!: ProductType | null;

  @Field(() => Int, { description: "1 to 99." })
  quantity!: number;

  @Field(() => Inches)
  width!: number;

  @Field(() => Inches)
  height!: number;

  @Field(() => String)
  material!: string;

  @Field(() => String)
  color!: string;

  @Field(() => [Customization])
  customizations!: Customization[];

  @Field(() => Pence, { description: "Worked out by the shop, today's price." })
  unitPricePence!: number;

  @Field(() => Pence, { description: "Unit price times quantity." })
  totalPence!: number;
}

@ObjectType("Cart", { simpleResolvers: true, description: "The cart of this session. Empty where there is none yet." })
export class CartType {
  @Field(() => [CartLineType], { description: "In the order in which they were added, at most 50." })
  lines!: CartLineType[];

  @Field(() => Int, { description: "Sum of the quantities." })
  count!: number;

  @Field(() => TotalsType, { description: "The sums of the cart screen." })
  totals!: TotalsType;

  @Field(() => TotalsType, {
    description: "The sums that an order placed now has. Equal to `totals` but under AS_SPECIFIED.",
  })
  checkoutTotals!: TotalsType;
}

@InputType({ description: "A choice among a product's options." })
export class CustomizationInput {
  @Field(() => Text)
  name!: string;

  @Field(() => Text)
  value!: string;
}

@InputType({ description: "What to add. Prices are worked out by the shop." })
export class AddToCartInput {
  @Field(() => ID)
  productId!: string;

  @Field(() => Int, { defaultValue: 1, description: "1 to 99." })
  quantity!: number;

  @Field(() => Inches, { description: "Within the product's limits." })
  width!: number;

  @Field(() => Inches, { description: "Within the product's limits." })
  height!: number;

  @Field(() => Text, { description: "One of the product's materials." })
  material!: string;

  @Field(() => Text, { description: "One of the product's colours." })
  color!: string;

  @Field(() => [CustomizationInput], { defaultValue: [], description: "At most 20, from the product's options." })
  customizations!: CustomizationInput[];
}

@InputType()
export class SetCartLineQuantityInput {
  @Field(() => ID)
  lineId!: string;

  @Field(() => Int, { description: "1 to 99." })
  quantity!: number;

  @Field(() => Int, {
    nullable: true,
    description: "The quantity that was shown. Where it is another by now, nothing changes and CONFLICT is answered.",
  })
  expectedQuantity?: number;
}
