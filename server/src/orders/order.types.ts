import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { CartType, Customization, TotalsType } from "../cart/cart.types.js";
import { PictureType } from "../catalogue/catalogue.types.js";
import { Inches, Pence, Text } from "../graphql/scalars.js";
import { OrderStatus } from "../rules/order-progress.js";
import { PaymentMethod } from "./order-words.js";

registerEnumType(OrderStatus, {
  name: "OrderStatus",
  description: "Where an order stands.",
  valuesConfig: {
    PROCESSING: { description: "Received; making has not begun." },
    MANUFACTURING: { description: "Being made." },
    SHIPPED: { description: "On its way." },
    DELIVERED: { description: "With the customer." },
    CANCELLED: { description: "Cancelled; nothing is made." },
  },
});
registerEnumType(PaymentMethod, {
  name: "PaymentMethod",
  description: "How the shopper means to pay. Nothing is taken yet.",
  valuesConfig: {
    CREDIT_CARD: { description: "Visa, Mastercard or American Express." },
    PAYPAL: { description: "PayPal." },
  },
});

@ObjectType("OrderLine", { simpleResolvers: true, description: "One line of an order, as it was when it was placed." })
export class OrderLineType {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: "The product's name." })
  name!: string;

  @Field(() => String, { description: "The product's slug." })
  slug!: string;

  @Field(() => String, { description: "Kind of product, for its drawing." })
  family!: string;

  @Field(() => String, { nullable: true, description: "What tells products of one family apart in a drawing." })
  variant!: string | null;

  @Field(() => PictureType, { nullable: true })
  picture!: PictureType | null;

  @Field(() => Int)
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

  @Field(() => Pence)
  unitPricePence!: number;

  @Field(() => Pence)
  totalPence!: number;
}

@ObjectType({ simpleResolvers: true, description: "Where the order goes." })
export class OrderAddress {
  @Field(() => String)
  firstName!: string;

  @Field(() => String)
  lastName!: string;

  @Field(() => String)
  address!: string;

  @Field(() => String)
  city!: string;

  @Field(() => String, { description: "County or state." })
  state!: string;

  @Field(() => String, { description: "Postcode or zip code." })
  zipCode!: string;
}

@ObjectType("Order", { simpleResolvers: true, description: "An order, with everything as it was when it was placed." })
export class OrderType {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: "MBC and six digits." })
  number!: string;

  @Field(() => Date)
  placedAt!: Date;

  @Field(() => OrderStatus)
  status!: OrderStatus;

  @Field(() => Date, { description: "The day on which it should arrive." })
  estimatedDelivery!: Date;

  @Field(() => String)
  email!: string;

  @Field(() => String, { nullable: true })
  phoneNumber!: string | null;

  @Field(() => OrderAddress)
  address!: OrderAddress;

  @Field(() => PaymentMethod)
  paymentMethod!: PaymentMethod;

  @Field(() => String)
  shippingMethod!: string;

  @Field(() => [OrderLineType])
  lines!: OrderLineType[];

  @Field(() => TotalsType)
  totals!: TotalsType;
}

@InputType({ description: "The checkout form, and the total that the shopper saw." })
export class PlaceOrderInput {
  @Field(() => Text, { description: "At least 2 characters." })
  firstName!: string;

  @Field(() => Text, { description: "At least 2 characters." })
  lastName!: string;

  @Field(() => Text)
  email!: string;

  @Field(() => Text, { nullable: true })
  phoneNumber?: string;

  @Field(() => Text, { description: "At least 5 characters." })
  address!: string;

  @Field(() => Text, { description: "At least 2 characters." })
  city!: string;

  @Field(() => Text, { description: "County or state, at least 2 characters." })
  state!: string;

  @Field(() => Text, { description: "Postcode or zip code, at least 4 characters." })
  zipCode!: string;

  @Field(() => PaymentMethod)
  paymentMethod!: PaymentMethod;

  @Field(() => Boolean, { description: "Must be true." })
  agreeToTerms!: boolean;

  @Field(() => Pence, {
    nullable: true,
    description:
      "The total that was shown. Where the shop's differs, nothing is ordered and PRICE_CHANGED is answered.",
  })
  expectedTotalPence?: number;
}

@ObjectType({ simpleResolvers: true, description: "The order, and the cart that it emptied." })
export class PlaceOrderPayload {
  @Field(() => OrderType)
  order!: OrderType;

  @Field(() => CartType)
  cart!: CartType;
}
