import { Field, InputType, Int, ObjectType } from "type-graphql";
import { CartPayload } from "../cart/cart.payloads.js";
import { HeldQuoteStateEnum, TotalsType } from "../cart/cart.types.js";
import { ConfiguredLine } from "../catalogue/configuration/configuration.types.js";
import { FamilyEnum } from "../catalogue/products/attribute-enums.js";
import { Picture } from "../catalogue/products/picture.entity.js";
import { MutationPayload } from "../kernel/graphql/payload.js";
import { Pence } from "../kernel/graphql/scalars.js";
import { OrderPromotion } from "../orders/order.types.js";
import type { HeldQuoteState } from "../rules/held-quote.js";
import { Delivery, Fulfilment } from "../rules/order-choices.js";

@ObjectType("HeldQuoteLine", { description: "One line of a held quote, as it was when the quote was made." })
export class HeldQuoteLineType extends ConfiguredLine {
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

@ObjectType("HeldQuote", {
  description:
    "A quote whose prices are held for some days: lines, sums, promotion and the rules of making as they were when it was made. It never changes. Another thing than a QuoteRequest, by which a shopper asks to be called.",
})
export class HeldQuoteType {
  id!: string;

  @Field(() => String, { description: "MBQ and its digits." })
  number!: string;

  @Field(() => HeldQuoteStateEnum, { description: "What has become of it." })
  state!: HeldQuoteState;

  @Field(() => Date, { description: "The moment at which it was made." })
  madeAt!: Date;

  @Field(() => Date, {
    description: "The first moment at which its prices are not held any more: a midnight in London.",
  })
  heldUntil!: Date;

  @Field(() => String, { nullable: true, description: "Where its e-mail went; null where none was wanted." })
  email!: string | null;

  @Field(() => Delivery, { description: "How it is sent." })
  delivery!: Delivery;

  @Field(() => Fulfilment, { description: "Who measures and fits it." })
  fulfilment!: Fulfilment;

  @Field(() => [HeldQuoteLineType], { description: "In the order of the cart." })
  lines!: HeldQuoteLineType[];

  @Field(() => OrderPromotion, { nullable: true, description: "The promotion as it was agreed." })
  promotion!: OrderPromotion | null;

  @Field(() => TotalsType, { description: "The sums that an order of it has." })
  totals!: TotalsType;

  @Field(() => String, { nullable: true, description: "The number of its order; null while it is not ordered." })
  orderNumber!: string | null;
}

/** Which quote of the visitor. */
@InputType()
abstract class HeldQuoteInput {
  @Field(() => String, {
    nullable: true,
    description: "MBQ and its digits; without it, the latest of this session or account.",
  })
  number?: string | null;
}

@InputType({ description: "What is in the cart, to be kept at its price." })
export class KeepPriceInput {
  @Field(() => String, { description: "Made by the client for this one quote; a UUID will do." })
  idempotencyKey!: string;

  @Field(() => Pence, {
    nullable: true,
    description: "The total that the shopper saw. Where it is another by now, no quote is made.",
  })
  expectedTotalPence?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "The version of the cart that was shown. Where it has another by now, no quote is made.",
  })
  expectedVersion?: number | null;

  @Field(() => String, { nullable: true, description: "Where the quote is mailed; null for no e-mail." })
  email?: string | null;
}

@InputType({ description: "A quote to be put into the cart at its held prices." })
export class OrderHeldQuoteInput extends HeldQuoteInput {
  @Field(() => Boolean, {
    defaultValue: false,
    description:
      "Whether it may take the place of what else is in the cart. Otherwise CART_NOT_EMPTY is answered where there is something.",
  })
  replacesCart!: boolean;
}

/** The payload of a mutation of a held quote. */
@ObjectType()
export abstract class HeldQuotePayload extends MutationPayload {
  @Field(() => HeldQuoteType, { nullable: true, description: "The quote as it is now." })
  heldQuote?: HeldQuoteType;
}

/** The payload of `orderHeldQuote`. */
@ObjectType()
export abstract class HeldQuoteCartPayload extends CartPayload {
  @Field(() => [String], {
    nullable: true,
    description:
      "A sentence for each line that can't be made any more, and so is not in the cart, and for each that would now be made otherwise than the quote says.",
  })
  notices?: string[];
}
