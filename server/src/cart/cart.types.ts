import { Field, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import {
  ConfigurationInput,
  ConfiguredLine,
  ReconfigurationInput,
} from "../catalogue/configuration/configuration.types.js";
import { ProductType } from "../catalogue/products/catalogue.types.js";
import { Picture } from "../catalogue/products/picture.entity.js";
import { describedEnum } from "../kernel/graphql/described-enum.js";
import { IdOf, OwnId } from "../kernel/graphql/id-fields.js";
import { Node } from "../kernel/graphql/node.js";
import { Day, Pence } from "../kernel/graphql/scalars.js";
import { PromotionType } from "../promotions/promotion.types.js";
import { LONGEST_NOTE } from "../rules/cart-note.js";
import type { HeldQuoteState } from "../rules/held-quote.js";
import { Delivery, Fulfilment } from "../rules/order-choices.js";
import type { OrderPricing } from "../rules/price-policy.js";
import { LONGEST_WINDOW_NAME } from "../rules/window-names.js";

export const HeldQuoteStateEnum = describedEnum("HeldQuoteState", "What has become of a quote whose prices are held.", {
  OPEN: "Its prices are held.",
  EXPIRED: "Its time is over; it can be priced anew.",
  ORDERED: "It was ordered, and that order is not cancelled.",
});
registerEnumType(Delivery, {
  name: "Delivery",
  description: "How an order is sent once it is made. The shop says in how many working days, and what express costs.",
  valuesConfig: {
    STANDARD: { description: "Where nothing is chosen." },
    EXPRESS: { description: "Faster, at a surcharge; never free." },
  },
});
registerEnumType(Fulfilment, {
  name: "Fulfilment",
  description: "Who measures and fits an order. It changes no amount.",
  valuesConfig: {
    MEASURE_AND_FIT: {
      description:
        "The shop, free of charge: it arranges a visit first, and the sizes are a guide until then. Where nothing is chosen.",
    },
    MAKE_TO_SIZES: { description: "The shopper: it is made to the sizes as confirmed, and sent." },
  },
});

@ObjectType("Totals", {
  description: "Sums in pence: subtotal − discount + delivery + tax = total.",
})
export class TotalsType {
  @Field(() => Pence, { description: "Sum of the lines." })
  subtotalPence!: number;

  @Field(() => Pence, { description: "What a promotion takes off the subtotal." })
  discountPence!: number;

  @Field(() => Pence, { description: "0 where it is free." })
  deliveryPence!: number;

  @Field(() => Pence, { description: "Of what is left after the discount; 0 where the prices include it." })
  taxPence!: number;

  @Field(() => Pence, {
    nullable: true,
    description:
      "VAT inside the prices, which enters no sum: 0 for a shop without a VAT number. Null where `taxPence` is added instead, in a line of its own.",
  })
  includedTaxPence!: number | null;

  @Field(() => Pence, { description: "What is to be paid." })
  totalPence!: number;

  @Field(() => Pence, { description: "How much more brings free delivery; 0 where it is free or never is." })
  toFreeDeliveryPence!: number;
}

@ObjectType("CartLine", {
  description: "One configuration of one product, at today's price, or at that of the cart's quote.",
})
export class CartLineType extends ConfiguredLine {
  @Field(() => Picture, {
    nullable: true,
    description:
      "The product's picture in the line's colour, or one with a mask, which can be shown in it; else its first. Null where the shop draws it.",
  })
  picture!: Picture | null;

  @Field(() => ProductType, { nullable: true, description: "Null once the product has been withdrawn." })
  product!: ProductType | null;

  @Field(() => Boolean, {
    description:
      "Whether its price is that of the cart's `heldQuote`, not today's: while it is configured and named as there, and not more are wanted.",
  })
  isHeld!: boolean;

  /** The base price that it is priced by, instead of the product's; null for today's. */
  keptBasePence!: number | null;
}

@ObjectType({ description: "The quote at whose held prices a cart is ordered." })
export class CartHeldQuote {
  id!: string;
  pricing!: OrderPricing;

  @Field(() => String, { description: "MBQ and its digits." })
  number!: string;

  @Field(() => Date, { description: "The first moment at which its prices are not held any more." })
  heldUntil!: Date;

  @Field(() => HeldQuoteStateEnum, { description: "Only while it is OPEN are any prices of the cart held." })
  state!: HeldQuoteState;

  @Field(() => Boolean, {
    description:
      "Whether the cart is what the quote says, no more and no less: then its promotion and its rules of delivery and tax are those of the quote too, so that the sums are as agreed.",
  })
  isAsAgreed!: boolean;
}

@ObjectType("Cart", {
  implements: Node,
  description: "A cart. That of a session is empty where there is none yet.",
})
export class CartType {
  @OwnId(
    "Opaque and unguessable: whoever knows it can read and change the cart, unless it is an account's. A session without a cart has an id that stands for the session's cart.",
  )
  id!: string;

  @Field(() => Int, { description: "Raised by every change of the cart; 0 where there is none yet." })
  version!: number;

  @Field(() => [CartLineType], { description: "In the order in which they were added, at most 50." })
  lines!: CartLineType[];

  @Field(() => Int, { description: "Sum of the quantities." })
  count!: number;

  @Field(() => PromotionType, {
    nullable: true,
    description: "What is taken off: the greatest promotion that the cart has earned. Promotions are not added up.",
  })
  promotion!: PromotionType | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Why the code that was entered does not count now, such as that it has ended since; null where it does.",
  })
  promotionNotice!: string | null;

  @Field(() => String, { nullable: true, description: "To the shop, about the whole order; null without one." })
  note!: string | null;

  @Field(() => Delivery, { description: "How it is to be sent." })
  delivery!: Delivery;

  @Field(() => Fulfilment, {
    description:
      "Who is to measure and fit it. The shop, whatever was chosen, while there is a bay or a pergola in it, or a height from the floor that is left to its visit.",
  })
  fulfilment!: Fulfilment;

  @Field(() => Day, { description: "The day on which an order placed now should arrive." })
  readonly estimatedDelivery!: string;

  @Field(() => CartHeldQuote, {
    nullable: true,
    description: "The quote that it is of, by `orderHeldQuote`; null for a cart at the prices of the day.",
  })
  heldQuote!: CartHeldQuote | null;

  @Field(() => TotalsType, { description: "The sums of the cart screen." })
  totals!: TotalsType;

  @Field(() => TotalsType, {
    description:
      "The sums that an order placed now has. They differ from `totals` only if `Shop.pricePolicy` is AS_SPECIFIED.",
  })
  checkoutTotals!: TotalsType;

  @Field(() => String, {
    description:
      "Stands for how its lines are made: their choices, made sizes and tolerance. Send it with `placeOrder`, so that nothing is made otherwise than it was shown.",
  })
  readonly makingFingerprint!: string;
}

/** The cart that an operation is about, in every input of one. */
export const CartId = (): PropertyDecorator =>
  IdOf("Cart", { nullable: true, description: "`Cart.id`; without one, the cart of the session or the account." });

/** The version of the cart that a change is meant for. */
const ExpectedVersion = (): PropertyDecorator =>
  Field(() => Int, {
    nullable: true,
    description:
      "The version of the cart that was shown. Where it has another by now, nothing changes and CONFLICT is answered.",
  });

const NAME_LENGTH = `at most ${LONGEST_WINDOW_NAME} characters`;

@InputType({ description: "A configured product. Its price is worked out by the shop." })
export class CartLineInput extends ConfigurationInput {
  @IdOf("Product", { description: "What to add." })
  productId!: string;

  @Field(() => String, { nullable: true, description: `The room, as the shopper calls it, ${NAME_LENGTH}.` })
  roomName?: string | null;

  @Field(() => String, { nullable: true, description: `The window in it, as the shopper calls it, ${NAME_LENGTH}.` })
  windowName?: string | null;
}

@InputType({ description: "What to add, all of it or nothing." })
export class AddToCartInput {
  @Field(() => [CartLineInput], { description: "1 to 50." })
  lines!: CartLineInput[];

  @Field(() => String, {
    nullable: true,
    description:
      "Made by the client for this one addition; a UUID will do. A cart knows the keys of its latest 20 additions.",
  })
  idempotencyKey?: string | null;

  @CartId()
  cartId?: string | null;
}

@InputType({ description: "What to change of the whole cart. What is left out stays; null takes a choice back." })
export class UpdateCartInput {
  @Field(() => String, { nullable: true, description: `To the shop, at most ${LONGEST_NOTE} characters.` })
  note?: string | null;

  @Field(() => Delivery, { nullable: true, description: "How the order is to be sent." })
  delivery?: Delivery | null;

  @Field(() => Fulfilment, { nullable: true, description: "Who is to measure and fit." })
  fulfilment?: Fulfilment | null;

  @ExpectedVersion()
  expectedVersion?: number | null;

  @CartId()
  cartId?: string | null;
}

@InputType({ description: "Which cart to empty." })
export class ClearCartInput {
  @CartId()
  cartId?: string | null;
}

@InputType({ description: "Which cart's code to take out." })
export class RemovePromotionCodeInput {
  @CartId()
  cartId?: string | null;
}

@InputType({ description: "A line that is not wanted any more." })
export class RemoveCartLineInput {
  @IdOf("CartLine", { description: "A line of this cart." })
  lineId!: string;

  @CartId()
  cartId?: string | null;
}

@InputType({ description: "A promotion code." })
export class ApplyPromotionCodeInput {
  @Field(() => String, { description: "As the shopper typed it." })
  code!: string;

  @CartId()
  cartId?: string | null;
}

@InputType({ description: "What to change of a line. What is left out, or null, stays." })
export class ChangeCartLineInput extends ReconfigurationInput {
  @IdOf("CartLine", { description: "A line of this cart." })
  lineId!: string;

  @Field(() => Int, { nullable: true, description: "1 to 99." })
  quantity?: number | null;

  @Field(() => String, { nullable: true, description: `The room, ${NAME_LENGTH}; "" takes the name away.` })
  roomName?: string | null;

  @Field(() => String, { nullable: true, description: `The window in it, ${NAME_LENGTH}; "" takes the name away.` })
  windowName?: string | null;

  @ExpectedVersion()
  expectedVersion?: number | null;

  @CartId()
  cartId?: string | null;
}
