import { Field, Int, ObjectType } from "type-graphql";
import { HeldQuoteStateEnum } from "../../cart/cart.types.js";
import { connectionType } from "../../kernel/graphql/connection.types.js";
import { IdOf, OwnId } from "../../kernel/graphql/id-fields.js";
import { Pence } from "../../kernel/graphql/scalars.js";
import type { HeldQuoteState } from "../../rules/held-quote.js";
import { Delivery, Fulfilment } from "../../rules/order-choices.js";
import type { ListedQuote, QuoteCount } from "./staff-quote-list.queries.js";

@ObjectType("HeldQuoteSummary", { description: "A held quote in a list." })
class ListedQuoteType {
  @Field(() => String, { description: "MBQ and its digits; for `heldQuote`." })
  number!: string;

  @Field(() => HeldQuoteStateEnum, { description: "What has become of it." })
  state!: HeldQuoteState;

  @Field(() => Date, { description: "When it was made." })
  madeAt!: Date;

  @Field(() => Date, { description: "The first moment at which its prices are not held any more." })
  heldUntil!: Date;

  @Field(() => String, { nullable: true, description: "Of the account that has it; null for a guest's." })
  name!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "For `customer`: of the account that has it, else where it was mailed; null where neither is known.",
  })
  email!: string | null;

  @Field(() => Pence, { description: "Its total." })
  totalPence!: number;

  @Field(() => String, { nullable: true, description: "Its order that is not cancelled; null without one." })
  orderNumber!: string | null;

  @Field(() => Date, { nullable: true, description: "When somebody to whom it was shown agreed to it." })
  agreedAt!: Date | null;
}

@ObjectType("HeldQuoteConnection", { description: "A page of held quotes." })
export class StaffQuoteConnection extends connectionType<ListedQuote>(ListedQuoteType, "HeldQuote", "held quotes") {
  /** Counts once, and only for who asks. */
  count!: () => Promise<QuoteCount>;
}

@ObjectType("HeldQuoteLine", { description: "A line of a held quote, as it was when the quote was made." })
export class StaffQuoteLineType {
  @OwnId("Opaque.")
  id!: string;

  @Field(() => String, { description: "The product's name." })
  name!: string;

  @Field(() => String, { nullable: true, description: "The room, as the shopper calls it." })
  roomName!: string | null;

  @Field(() => String, { nullable: true, description: "The window in it, as the shopper calls it." })
  windowName!: string | null;

  @Field(() => [String], { description: "Size, material, colour, options and made size, in words." })
  details!: readonly string[];

  @Field(() => Int, { description: "1 to 99." })
  quantity!: number;

  @Field(() => Pence, { description: "Of one." })
  unitPricePence!: number;

  @Field(() => Pence, { description: "Of all." })
  totalPence!: number;
}

@ObjectType("HeldQuoteAgreement", { description: "Somebody to whom a quote was shown agrees to it." })
class StaffQuoteAgreementType {
  @Field(() => String, { description: "Who agrees, as they have typed it." })
  name!: string;

  @Field(() => String, { nullable: true, description: "What they say; null for nothing." })
  comment!: string | null;

  @Field(() => Date, { description: "When." })
  agreedAt!: Date;
}

@ObjectType("HeldQuotePromotion", { description: "The promotion of a held quote, as it was agreed." })
class StaffQuotePromotionType {
  @Field(() => String, { description: "What it is called." })
  name!: string;

  @Field(() => String, { nullable: true, description: "Its code; null where it applied by itself." })
  code!: string | null;

  @Field(() => Int, { description: "Off the subtotal." })
  percent!: number;
}

@ObjectType("HeldQuote", { description: "A quote whose prices are, or were, held." })
export class StaffQuoteType extends ListedQuoteType {
  @Field(() => String, { nullable: true, description: "Where it was mailed, as it was typed; null where it was not." })
  mailedTo!: string | null;

  @IdOf("Order", { nullable: true, description: "Its order that is not cancelled; null without one." })
  orderId!: string | null;

  @Field(() => Date, { nullable: true, description: "When the link was made that shows it to others; null without." })
  sharedAt!: Date | null;

  @Field(() => StaffQuoteAgreementType, { nullable: true, description: "The latest agreement; null without one." })
  agreement!: StaffQuoteAgreementType | null;

  @Field(() => Fulfilment, { description: "Who would measure and fit it." })
  fulfilment!: Fulfilment;

  @Field(() => Delivery, { description: "How it would be sent." })
  delivery!: Delivery;

  @Field(() => [StaffQuoteLineType], { description: "Its lines, in their order." })
  lines!: readonly StaffQuoteLineType[];

  @Field(() => StaffQuotePromotionType, { nullable: true, description: "Null without a promotion." })
  promotion!: StaffQuotePromotionType | null;

  @Field(() => Pence, { description: "Of all lines." })
  subtotalPence!: number;

  @Field(() => Pence, { description: "By its promotion." })
  discountPence!: number;

  @Field(() => Pence, { description: "For delivery." })
  deliveryPence!: number;

  @Field(() => Pence, { description: "Tax that was added." })
  taxPence!: number;

  @Field(() => Pence, { nullable: true, description: "VAT inside the prices; null where tax is added." })
  includedTaxPence!: number | null;
}
