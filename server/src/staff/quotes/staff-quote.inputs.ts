import { Field, InputType, registerEnumType } from "type-graphql";
import { HeldQuoteStateEnum } from "../../cart/cart.types.js";
import type { HeldQuoteState } from "../../rules/held-quote.js";

/** What comes first in a list of held quotes. */
export const HeldQuoteSort = {
  NEWEST: "NEWEST",
  OLDEST: "OLDEST",
  HELD_SHORTEST: "HELD_SHORTEST",
  HELD_LONGEST: "HELD_LONGEST",
  TOTAL_HIGHEST: "TOTAL_HIGHEST",
  TOTAL_LOWEST: "TOTAL_LOWEST",
} as const;
export type HeldQuoteSort = keyof typeof HeldQuoteSort;

registerEnumType(HeldQuoteSort, {
  name: "HeldQuoteSort",
  description: "What comes first in a list of held quotes.",
  valuesConfig: {
    NEWEST: { description: "The quote that was made last." },
    OLDEST: { description: "The quote that was made first." },
    HELD_SHORTEST: { description: "The quote whose prices are, or were, held until the earliest moment." },
    HELD_LONGEST: { description: "The quote whose prices are, or were, held until the latest moment." },
    TOTAL_HIGHEST: { description: "The dearest quote." },
    TOTAL_LOWEST: { description: "The cheapest quote." },
  },
});

@InputType({ description: "Which held quotes. What is left out does not count." })
export class HeldQuoteFilter {
  @Field(() => HeldQuoteStateEnum, { nullable: true, description: "What has become of them." })
  state?: HeldQuoteState | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Words that the number, the e-mail address, or a name of the account begin with, such as `mbq1000`; at most 8 words and 200 characters.",
  })
  search?: string | null;
}
