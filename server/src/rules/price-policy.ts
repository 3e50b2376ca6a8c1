import { configuratorPricePence } from "./configurator-price.js";
import { unitPricePence, type PricedConfiguration } from "./line-price.js";
import type { Pence } from "./money.js";
import { configuratorBreakdown, priceBreakdown, type PriceLine } from "./price-breakdown.js";
import type { Unit } from "./sizes.js";
import { CART_TOTALS, CHECKOUT_TOTALS, type TotalsRule } from "./totals.js";

export type PricePolicy = "consistent" | "as-specified";

/** A price policy. Cart lines have the add-to-cart price in every policy. */
export type PolicyRules = {
  /** The unit price on the product page. */
  readonly productPagePricePence: (configuration: PricedConfiguration) => Pence;
  /** The lines that explain that price. */
  readonly productPageBreakdown: (configuration: PricedConfiguration, unit: Unit) => PriceLine[];
  readonly cartTotals: TotalsRule;
  /** For checkout, confirmation and the stored order. */
  readonly checkoutTotals: TotalsRule;
};

/**
 * `consistent`: the shopper pays the price shown first. `as-specified`: each screen shows its own specified figure. All
 * differences between the policies are here.
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
