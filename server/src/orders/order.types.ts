import { Field, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { CartId, CartType, TotalsType } from "../cart/cart.types.js";
import { ConfiguredLine } from "../catalogue/configuration/configuration.types.js";
import { FamilyEnum } from "../catalogue/products/attribute-enums.js";
import { Picture } from "../catalogue/products/picture.entity.js";
import { IdOf, OwnId } from "../kernel/graphql/id-fields.js";
import { Node } from "../kernel/graphql/node.js";
import { MutationPayload } from "../kernel/graphql/payload.js";
import { Day, Pence } from "../kernel/graphql/scalars.js";
import { Fulfilment } from "../rules/order-choices.js";
import { OrderStatus } from "../rules/order-progress.js";
import { AddressInput } from "./address.input.js";
import { OrderAddress } from "./order-address.js";
import { OrderInvoiceType } from "./order-invoice.types.js";
import { OrderRefundType } from "./order-refund.types.js";
import { OrderRemakeType } from "./order-remake.types.js";
import { OrderSettlementType } from "./order-settlement.types.js";
import { OrderedConfiguration } from "./ordered-configuration.types.js";
import { PaymentMethod } from "./payment-method.js";

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

@ObjectType("OrderLine", { description: "One line of an order, as it was when it was placed." })
export class OrderLineType extends ConfiguredLine {
  @Field(() => String, { description: "The product's name." })
  name!: string;

  @Field(() => String, { description: "The product's slug." })
  slug!: string;

  @Field(() => FamilyEnum, { description: "Kind of product, for its drawing." })
  family!: string;

  @Field(() => String, { nullable: true, description: "What tells products of one family apart in a drawing." })
  variant!: string | null;

  @Field(() => Picture, {
    nullable: true,
    description: "The product in the chosen colour where there is such a picture; null where the shop draws it.",
  })
  picture!: Picture | null;
}

@ObjectType({ description: "The promotion that an order had, as it was then." })
export class OrderPromotion {
  @Field(() => String, { nullable: true, description: "The code that was entered; null where it counted by itself." })
  code!: string | null;

  @Field(() => String, { description: "What it was called." })
  name!: string;

  @Field(() => Int, { description: "Percent off the subtotal." })
  percent!: number;
}

@ObjectType("OrderStatusChange", { description: "Since when an order had a status." })
export class OrderStatusChangeType {
  @Field(() => OrderStatus, { description: "What it became." })
  status!: OrderStatus;

  @Field(() => Date, { description: "The moment at which it became so." })
  at!: Date;
}

@ObjectType("OrderLineChange", {
  description: "A change that the shopper made to a line of a placed order.",
})
export class OrderLineChangeType {
  @OwnId("Opaque.")
  id!: string;

  @IdOf("OrderLine", { description: "The line that was changed." })
  lineId!: string;

  @Field(() => Int, { description: "The line's place in the order, from 1." })
  item!: number;

  @Field(() => String, { description: "The product's name." })
  name!: string;

  @Field(() => Date, { description: "When." })
  at!: Date;

  @Field(() => OrderedConfiguration, { description: "Before." })
  was!: OrderedConfiguration;

  @Field(() => OrderedConfiguration, { description: "After." })
  became!: OrderedConfiguration;

  @Field(() => Pence, { description: "The total of the order before." })
  totalWasPence!: number;

  @Field(() => Pence, { description: "The total of the order after." })
  totalBecamePence!: number;
}

@ObjectType("Order", {
  implements: Node,
  description: "An order, with everything as it was when it was placed, or last changed by its shopper.",
})
export class OrderType {
  id!: string;

  @Field(() => Int, { description: "For `expectedVersion`; grows with each change of the order, of its status too." })
  version!: number;

  @Field(() => String, { description: "MBC and six digits, more once half of the shorter numbers are used." })
  number!: string;

  @Field(() => Date, { description: "The moment at which it was placed." })
  placedAt!: Date;

  @Field(() => OrderStatus, { description: "Where it stands now." })
  status!: OrderStatus;

  @Field(() => [OrderStatusChangeType], { description: "Every status it has had, the first one first." })
  history!: OrderStatusChangeType[];

  @Field(() => Day, { description: "The day on which it should arrive." })
  estimatedDelivery!: Date;

  @Field(() => Date, {
    nullable: true,
    description:
      "Until when its shopper may change it by `changeOrderLine` and cancel it by `cancelOrder`, while it is PROCESSING. Kept as it was when it was placed; null for orders from before it was kept.",
  })
  changeableUntil!: Date | null;

  @Field(() => String, { description: "Of the shopper." })
  email!: string;

  @Field(() => String, { nullable: true, description: "Of the shopper, as given." })
  phoneNumber!: string | null;

  @Field(() => OrderAddress, { description: "Where it goes." })
  address!: OrderAddress;

  @Field(() => PaymentMethod, { description: "How the shopper means to pay." })
  paymentMethod!: PaymentMethod;

  @Field(() => String, { description: "Such as Standard delivery." })
  shippingMethod!: string;

  @Field(() => Fulfilment, { description: "Who measures and fits it." })
  fulfilment!: Fulfilment;

  @Field(() => String, { nullable: true, description: "What the shopper wrote to the shop; null without a note." })
  note!: string | null;

  @Field(() => [OrderLineType], { description: "In the order of the cart." })
  lines!: OrderLineType[];

  @Field(() => [OrderLineChangeType], { description: "What its shopper has changed, the first change first." })
  changes!: OrderLineChangeType[];

  @Field(() => [OrderRefundType], {
    description:
      "What the shop has paid back of it, the first refund first; with those that were recorded wrongly and taken back.",
  })
  refunds!: OrderRefundType[];

  @Field(() => Pence, { description: "The sum of those of its `refunds` that were not taken back: 0 to its total." })
  refundedPence!: number;

  @Field(() => [OrderRemakeType], { description: "What the shop makes again of it, the first remake first." })
  remakes!: OrderRemakeType[];

  @Field(() => [OrderInvoiceType], {
    description:
      "Its invoice, from the moment at which it was sent, and the notes about its refunds, in the order of issue.",
  })
  invoices!: OrderInvoiceType[];

  @Field(() => OrderSettlementType, {
    nullable: true,
    description:
      "The sizes that the shop has measured, for an order that it measures and fits; null until they are sent to the shopper.",
  })
  settlement!: OrderSettlementType | null;

  @Field(() => Boolean, {
    description:
      "Whether the shop has measured one of its lines, before it sends the sizes as `settlement` too. Then its shopper changes no line alone.",
  })
  isMeasured!: boolean;

  @Field(() => OrderPromotion, { nullable: true, description: "What the discount was for; null without one." })
  promotion!: OrderPromotion | null;

  @Field(() => TotalsType, { description: "Its sums; the promotion is in them." })
  totals!: TotalsType;
}

@InputType({ description: "The checkout form, and what the shopper saw." })
export class PlaceOrderInput extends AddressInput {
  @Field(() => String, { description: "Where the confirmation goes." })
  email!: string;

  @Field(() => PaymentMethod, { description: "Nothing is taken yet." })
  paymentMethod!: PaymentMethod;

  @Field(() => Boolean, { description: "Must be true." })
  agreeToTerms!: boolean;

  @Field(() => String, { description: "Made by the client for this one order; a UUID will do." })
  idempotencyKey!: string;

  @Field(() => Pence, {
    nullable: true,
    description:
      "The total that was shown. Where the shop's differs, nothing is ordered and PRICE_CHANGED is answered.",
  })
  expectedTotalPence?: number;

  @Field(() => Int, {
    nullable: true,
    description:
      "The version of the cart that was shown. Where it has another by now, nothing is ordered and CONFLICT is answered.",
  })
  expectedVersion?: number;

  @Field(() => String, {
    nullable: true,
    description:
      "`Cart.makingFingerprint` of the cart that was shown. Where a line would be made otherwise by now, nothing is ordered and MAKING_CHANGED is answered.",
  })
  expectedMaking?: string;

  @CartId()
  cartId?: string | null;
}

@ObjectType({ description: "The order, and the cart that it emptied." })
export class PlaceOrderPayload extends MutationPayload {
  @Field(() => OrderType, { nullable: true, description: "What was ordered." })
  order?: OrderType;

  @Field(() => CartType, {
    nullable: true,
    description:
      "Empty now; after CONFLICT, PRICE_CHANGED and MAKING_CHANGED the cart as it is, after other errors null.",
  })
  cart?: CartType;
}

@InputType({ description: "Which order is cancelled." })
export class CancelOrderInput {
  @Field(() => String, { description: "MBC and its digits." })
  number!: string;

  @Field(() => String, {
    nullable: true,
    description: "The e-mail address that it was placed with, in any case; not needed for an order of this session.",
  })
  email?: string | null;
}

@ObjectType({ description: "The order as it is." })
export class CancelOrderPayload extends MutationPayload {
  @Field(() => OrderType, {
    nullable: true,
    description: "After ORDER_NOT_CHANGEABLE the order as it is, after other errors null.",
  })
  order?: OrderType;
}

@ObjectType({ description: "The order as it is." })
export class AgreeToMeasuredSizesPayload extends MutationPayload {
  @Field(() => OrderType, {
    nullable: true,
    description: "After CONFLICT and ORDER_NOT_CHANGEABLE the order as it is, after other errors null.",
  })
  order?: OrderType;
}
