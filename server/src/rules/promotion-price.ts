import { linePricePence } from "./line-price.js";
import type { Pence, Percent } from "./money.js";
import { totalsOf, type TotalsRule } from "./totals.js";

/** What a promotion takes, and from how many coverings in the cart on. */
export type PromotionTerms = { readonly percent: Percent; readonly minimumWindows: number };

/** So many of a blind with a promotion, in a cart of their own; before delivery and tax that is added. */
export type PromotedPrice = { readonly pieces: number; readonly pence: Pence; readonly savedPence: Pence };

/** The price of the fewest pieces of one blind for which a promotion counts, by the cart's own reduction. */
export function promotedPrice(
  unitPence: Pence,
  { percent, minimumWindows }: PromotionTerms,
  cartTotals: TotalsRule,
): PromotedPrice {
  const pieces = Math.max(1, minimumWindows);
  const { subtotalPence, discountPence } = totalsOf(linePricePence(unitPence, pieces), cartTotals, percent);
  return { pieces, pence: subtotalPence - discountPence, savedPence: discountPence };
}
