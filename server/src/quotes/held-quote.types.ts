import { Field, InputType, Int, ObjectType } from "type-graphql";
import { CartPayload } from "../cart/cart.payloads.js";
import { HeldQuoteStateEnum, TotalsType } from "../cart/cart.types.js";
import { ConfiguredLine } from "../catalogue/configuration/configuration.types.js";
import { FamilyEnum } from "../catalogue/products/attribute-enums.js";
import { Picture } from "../catalogue/products/picture.entity.js";
import { MutationPayload } from "../kernel/graphql/payload.js";
import { Pence } from "../kernel/graphql/scalars.js";
import { OrderPromotion } from "../orders/order.types.js";
import { LONGEST_COMMENT } from "../rules/held-quote-form.js";
import type { HeldQuoteState } from "../rules/held-quote.js";
import { Delivery, Fulfilment } from "../rules/order-choices.js";

@ObjectType("HeldQuoteLine", { description: "One line of a held quote, as it was when the quote was made." })
class HeldQuoteLineType extends ConfiguredLine {
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

@ObjectType("QuoteAgreement", { description: "Somebody to whom a quote was shown agrees to it." })
class QuoteAgreementType {
  @Field(() => String, { description: "Who agrees, as they have typed it." })
  name!: string;

  @Field(() => String, { nullable: true, description: "What they say; null for nothing." })
  comment!: string | null;

  @Field(() => Date, { description: "The moment at which they agreed." })
  agreedAt!: Date;
}

/** What everybody sees who may see a quote. */
@ObjectType()
abstract class QuoteContents {
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

  @Field(() => QuoteAgreementType, {
    nullable: true,
    description: "The latest agreement of somebody to whom it was shown; null where nobody has agreed.",
  })
  agreement!: QuoteAgreementType | null;
}

@ObjectType("HeldQuote", {
  description:
    "A quote whose prices are held for some days: lines, sums, promotion and the rules of making as they were when it was made. They never change. Another thing than a QuoteRequest, by which a shopper asks to be called.",
})
export class HeldQuoteType extends QuoteContents {
  @Field(() => String, { nullable: true, description: "Where its e-mail went; null where none was wanted." })
  email!: string | null;

  @Field(() => String, { nullable: true, description: "The number of its order; null while it is not ordered." })
  orderNumber!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: "When the link was made that shows it to others; null where there is none.",
  })
  sharedAt!: Date | null;
}

@ObjectType("SharedQuote", {
  description:
    "A quote as the link of its owner shows it: what is quoted, and nothing of who has it but the names of rooms and windows.",
})
export class SharedQuoteType extends QuoteContents {}

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

@InputType({ description: "A quote to be shown to others." })
export class ShareHeldQuoteInput extends HeldQuoteInput {}

@InputType({ description: "A quote to be shown to nobody any more." })
export class StopSharingHeldQuoteInput extends HeldQuoteInput {}

@InputType({ description: "Agreement to a quote that is shown by a link." })
export class AgreeToSharedQuoteInput {
  @Field(() => String, { description: "From the URL of the link." })
  token!: string;

  @Field(() => String, { description: "Who agrees; up to 100 characters." })
  name!: string;

  @Field(() => String, { nullable: true, description: `What they say; up to ${LONGEST_COMMENT} characters.` })
  comment?: string | null;
}

/** The payload of `shareHeldQuote`. */
@ObjectType()
export abstract class SharedQuoteLinkPayload extends HeldQuotePayload {
  @Field(() => String, {
    nullable: true,
    description: "For the URL of the page that shows the quote: `/shared-quote?token=`. It can't be read again.",
  })
  token?: string;
}

/** The payload of `agreeToSharedQuote`. */
@ObjectType()
export abstract class SharedQuotePayload extends MutationPayload {
  @Field(() => SharedQuoteType, { nullable: true, description: "The quote with the agreement." })
  sharedQuote?: SharedQuoteType;
}

@InputType({ description: "A quote whose time is over, to be priced anew." })
export class PriceHeldQuoteAnewInput {
  @Field(() => String, { description: "MBQ and its digits." })
  number!: string;

  @Field(() => String, { description: "Made by the client for this one quote; a UUID will do." })
  idempotencyKey!: string;
}

@ObjectType("RepricedQuoteLine", { description: "A line of a quote, and what it costs in the new quote." })
export class RepricedLineType {
  @Field(() => HeldQuoteLineType, { description: "As the quote before has it." })
  line!: HeldQuoteLineType;

  @Field(() => Pence, { nullable: true, description: "All of the line in the new quote; null where it can't be made." })
  totalNowPence!: number | null;

  @Field(() => String, { nullable: true, description: "Why it can't be made any more; null where it can." })
  refusal!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "That it would be made in another size, or with other options, than before; null where it would not.",
  })
  notice!: string | null;
}

/** The payload of `priceHeldQuoteAnew`. */
@ObjectType()
export abstract class RepricedQuotePayload extends HeldQuotePayload {
  @Field(() => HeldQuoteType, { nullable: true, description: "The new quote; that before stays." })
  override heldQuote?: HeldQuoteType;

  @Field(() => [RepricedLineType], { nullable: true, description: "Every line of the quote before, in its order." })
  lines?: RepricedLineType[];
}
