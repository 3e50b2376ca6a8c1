import type { HeldLineOfCart, HeldQuoteOfCart } from "./held-quote-of-cart.js";

/** A line of a cart as far as its price may be held. */
type HeldLine = { readonly quantity: number; readonly held: HeldLineOfCart | null };

/**
 * What is held of a line: its price is, while the quote is open and not more are wanted than it says. Null for a line at the price of the
 * day.
 */
export function heldOf({ quantity, held }: HeldLine, quote: HeldQuoteOfCart | null): HeldLineOfCart | null {
  return quote?.state === "OPEN" && held !== null && quantity <= held.quantity ? held : null;
}

/** Whether the lines of a cart are those of its quote, no more and no fewer: then promotion and delivery are as agreed too. */
export function isAsAgreed(lines: readonly HeldLine[], quote: HeldQuoteOfCart | null): quote is HeldQuoteOfCart {
  return (
    quote?.state === "OPEN" &&
    lines.length === quote.lineCount &&
    lines.every(({ quantity, held }) => held?.quantity === quantity)
  );
}
