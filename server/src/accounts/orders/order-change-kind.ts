import { describedEnum } from "../../kernel/graphql/described-enum.js";

/** Differences between an order and its repetition. */
export const OrderChangeKind = describedEnum("OrderChangeKind", "What is different when something is ordered again.", {
  PRICE_UP: "It costs more than then.",
  PRICE_DOWN: "It costs less than then.",
  UNAVAILABLE: "It is not made so any more, and is not in the cart.",
  LIMIT: "The cart did not take all of it.",
});
export type OrderChangeKind = keyof typeof OrderChangeKind;
