import type { Pence } from "./money.js";
import { configuratorBreakdown, priceBreakdown, type PriceLine } from "./price-breakdown.js";
import { type PricedConfiguration, configuratorPricePence, unitPricePence } from "./prices.js";
import type { Unit } from "./sizes.js";
import { CART_TOTALS, CHECKOUT_TOTALS, type TotalsRule } from "./totals.js";

export type PricePolicy = "consistent" | "as-specified";

/** What a policy decides. The price of a cart line is the add-to-cart price in all of them. */
export type PolicyRules = {
  /** The price of one that the product page shows. */
  readonly productPagePricePence: (configuration: PricedConfiguration) => Pence;
  /** How that price is worked out, line by line. */
  readonly productPageBreakdown: (configuration: PricedConfiguration, unit: Unit) => PriceLine[];
  readonly cartTotals: TotalsRule;
  /** Serves checkout, confirmation and the stored order. */
  readonly checkoutTotals: TotalsRule;
};

/**
 * `consistent`: what a shopper sees first is what is paid. `as-specified`: each screen shows its own specified figure.
 * Everything in which they differ stands here.
 */
export const PRICE_POLICIES: Readonly<Record<PricePolicy, PolicyRules>> = {
  consistent: {
    productPagePricePence: unitPricePence,
    productPageBreakdown: priceBreakdown,
    cartTotals: CART_TOTALS,
    checkoutTotals: CART_TOTALS,
  },
  "as-specified": {
    productPagePricePence: configuratorPricePence,
    productPageBreakdown: configuratorBreakdown,
    cartTotals: CART_TOTALS,
    checkoutTotals: CHECKOUT_TOTALS,
  },
};
