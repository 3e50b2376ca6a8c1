import { Field, ObjectType } from "type-graphql";
import { CartType, TotalsType } from "../cart/cart.types.js";
import { ProductType } from "../catalogue/products/catalogue.types.js";
import { describedEnum } from "../kernel/graphql/described-enum.js";
import { MutationPayload } from "../kernel/graphql/payload.js";
import { Day } from "../kernel/graphql/scalars.js";
import { PromotionType } from "../promotions/promotion.types.js";
import { Delivery, Fulfilment } from "../rules/order-choices.js";
import { WindowOptionType } from "./window-option.types.js";

@ObjectType("ChoiceBatch", {
  description: "Chosen options of the same cloth for several windows, which are cut from one batch.",
})
export class ChoiceBatch {
  @Field(() => ProductType, { description: "What is made of it." })
  product!: ProductType;

  @Field(() => String, { description: "As the product names it." })
  material!: string;

  @Field(() => String, { description: "As the product names it." })
  color!: string;

  @Field(() => [String], { description: "The keys of the windows, at least two." })
  windowKeys!: string[];
}

@ObjectType("ProjectChoices", {
  description:
    "What is chosen for the windows of a household, and what it costs as one order at today's prices. What can't be ordered enters no sum.",
})
export class ProjectChoices {
  @Field(() => [WindowOptionType], { description: "All that are chosen, by room and window." })
  options!: readonly WindowOptionType[];

  @Field(() => [ChoiceBatch], { description: "Empty where no two windows have the same cloth." })
  batches!: ChoiceBatch[];

  @Field(() => TotalsType, { description: "The sums of an order of all that can be ordered, at most 50 lines." })
  totals!: TotalsType;

  @Field(() => PromotionType, {
    nullable: true,
    description: "The greatest that the order would earn, with the code of the cart if there is one.",
  })
  promotion!: PromotionType | null;

  @Field(() => Delivery, { description: "As the cart has it." })
  delivery!: Delivery;

  @Field(() => Fulfilment, { description: "As the cart has it; the shop where one of them is always measured." })
  fulfilment!: Fulfilment;

  @Field(() => Day, { description: "The day on which an order placed now should arrive." })
  estimatedDelivery!: string;
}

/** Why a chosen option is not in the cart as the household may think. */
const CHOICE_NOTE_REASONS = {
  NOT_MADE: "It can't be made by the rules in force; it was left out.",
  IN_CART: "The cart had it already; nothing was added.",
  CART_FULL: "The cart holds no more; it was left out.",
  ANOTHER_IN_CART: "It was added, and the cart has something else for the same window too.",
} as const;
export type ChoiceNoteReason = keyof typeof CHOICE_NOTE_REASONS;
const ChoiceNoteReasonEnum = describedEnum(
  "ChoiceNoteReason",
  "What is to be known of a choice that was to be put into the cart.",
  CHOICE_NOTE_REASONS,
);

@ObjectType("ChoiceNote", { description: "What is to be known of a choice that was to be put into the cart." })
export class ChoiceNote {
  @Field(() => WindowOptionType, { description: "The choice." })
  option!: WindowOptionType;

  @Field(() => ChoiceNoteReasonEnum, { description: "For programs." })
  reason!: ChoiceNoteReason;

  @Field(() => String, { description: "A sentence for people." })
  message!: string;
}

/** The payload of an addition of choices to the cart. */
@ObjectType()
export abstract class ChoicesInCartPayload extends MutationPayload {
  @Field(() => CartType, { nullable: true, description: "The cart as it is now; null where nothing is chosen." })
  cart?: CartType;

  @Field(() => [ChoiceNote], {
    nullable: true,
    description: "By room and window; empty where all that is chosen was added.",
  })
  notes?: ChoiceNote[];
}
