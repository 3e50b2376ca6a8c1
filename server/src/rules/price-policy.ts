import { configuratorPricePence } from "./configurator-price.js";
import { withoutTax, withTax } from "./included-tax.js";
import { unitPricePence, type PricedConfiguration } from "./line-price.js";
import type { Pence, Percent } from "./money.js";
import { configuratorBreakdown, linesWithTax, priceBreakdown, type PriceLine } from "./price-breakdown.js";
import type { Unit } from "./sizes.js";
import { CART_TOTALS, CHECKOUT_TOTALS, TAX_INCLUDED_TOTALS, type TotalsRule } from "./totals.js";

export type PricePolicy = "consistent" | "as-specified" | "uk";

/** A price policy. Base prices of configurations are those that the shop shows, so with the tax that is included. */
export type PolicyRules = {
  readonly name: PricePolicy;
  /** The tax inside every price that is shown, in percent of the stored price without it; 0 where totals add the tax. */
  readonly taxIncludedPercent: Percent;
  /** Delivery, which nobody can avoid, is named beside the first price of a screen. */
  readonly isDeliveryBesidePrice: boolean;
  /** "Up to 50% off" is worked out from what is reduced. Otherwise it is a claim of the shop profile. */
  readonly isSaleWorkedOut: boolean;
  /** A was-price is shown only while the price history proves it. */
  readonly provesWasPrices: boolean;
  /** The unit price of a cart line: the add-to-cart price in every policy. */
  readonly unitPricePence: (configuration: PricedConfiguration) => Pence;
  /** The lines that explain that price. */
  readonly breakdown: (configuration: PricedConfiguration, unit: Unit) => PriceLine[];
  /** The unit price on the product page. */
  readonly productPagePricePence: (configuration: PricedConfiguration) => Pence;
  /** The lines that explain that price. */
  readonly productPageBreakdown: (configuration: PricedConfiguration, unit: Unit) => PriceLine[];
  readonly cartTotals: TotalsRule;
  /** For checkout, confirmation and the stored order. */
  readonly checkoutTotals: TotalsRule;
};

const ADD_TO_CART = {
  taxIncludedPercent: 0,
  isDeliveryBesidePrice: false,
  isSaleWorkedOut: false,
  provesWasPrices: false,
  unitPricePence,
  breakdown: priceBreakdown,
};

const UK_TAX_PERCENT = CART_TOTALS.taxPercent;
const storedPrice = ({ basePence, ...choice }: PricedConfiguration) => ({
  basePence: withoutTax(basePence, UK_TAX_PERCENT),
  ...choice,
});
const ukPricePence = (configuration: PricedConfiguration) =>
  withTax(unitPricePence(storedPrice(configuration)), UK_TAX_PERCENT);
const ukBreakdown = (configuration: PricedConfiguration, unit: Unit) =>
  linesWithTax(priceBreakdown(storedPrice(configuration), unit), UK_TAX_PERCENT);

/**
 * `consistent`: the shopper pays the price shown first. `as-specified`: each screen shows its own specified figure. `uk`: as
 * `consistent`, with the tax inside each unit price and proven was-prices only. All differences between the policies are here.
 */
export const PRICE_POLICIES: Readonly<Record<PricePolicy, PolicyRules>> = {
  consistent: {
    name: "consistent",
    ...ADD_TO_CART,
    productPagePricePence: unitPricePence,
    productPageBreakdown: priceBreakdown,
    cartTotals: CART_TOTALS,
    checkoutTotals: CART_TOTALS,
  },
  "as-specified": {
    name: "as-specified",
    ...ADD_TO_CART,
    productPagePricePence: configuratorPricePence,
    productPageBreakdown: configuratorBreakdown,
    cartTotals: CART_TOTALS,
    checkoutTotals: CHECKOUT_TOTALS,
  },
  uk: {
    name: "uk",
    taxIncludedPercent: UK_TAX_PERCENT,
    isDeliveryBesidePrice: true,
    isSaleWorkedOut: true,
    provesWasPrices: true,
    unitPricePence: ukPricePence,
    breakdown: ukBreakdown,
    productPagePricePence: ukPricePence,
    productPageBreakdown: ukBreakdown,
    cartTotals: TAX_INCLUDED_TOTALS,
    checkoutTotals: TAX_INCLUDED_TOTALS,
  },
};

/** What the totals of an order were worked out by, as it keeps it: the settings and the registration of the shop may change later. */
export type OrderPricing = { readonly policy: PricePolicy; readonly totals: TotalsRule };
