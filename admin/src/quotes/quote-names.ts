import type { HeldQuoteState } from "@rules/held-quote";
import { choicesOf } from "../ui/choices";

/** What the states of held quotes are called. */
export const quoteStateNames: Readonly<Record<HeldQuoteState, string>> = {
  OPEN: "Prices held",
  EXPIRED: "Expired",
  ORDERED: "Ordered",
};

export const quoteStateChoices = choicesOf(quoteStateNames);
