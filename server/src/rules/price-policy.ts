import { GOODS_TAX_PERCENT } from "./included-tax.js";
import type { Percent } from "./money.js";
import { CART_TOTALS, CHECKOUT_TOTALS, TAX_INCLUDED_TOTALS, type TotalsRule } from "./totals.js";
import { UNIT_PRICES, type PricePolicy, type UnitPrices } from "./unit-prices.js";

export type { PricePolicy } from "./unit-prices.js";

/** A price policy. */
export type PolicyRules = UnitPrices & {
  /** The tax inside every price that is shown, in percent of the stored price without it; 0 where totals add the tax. */
  readonly taxIncludedPercent: Percent;
  /** Delivery, which nobody can avoid, is named beside the first price of a screen. */
  readonly isDeliveryBesidePrice: boolean;
  /** "Up to 50% off" is worked out from what is reduced. Otherwise it is a claim of the shop profile. */
  readonly isSaleWorkedOut: boolean;
  /** A was-price is shown only while the price history proves it. */
  readonly provesWasPrices: boolean;
  readonly cartTotals: TotalsRule;
  /** For checkout, confirmation and the stored order. */
  readonly checkoutTotals: TotalsRule;
};

const TAX_ADDED = {
  taxIncludedPercent: 0,
  isDeliveryBesidePrice: false,
  isSaleWorkedOut: false,
  provesWasPrices: false,
};

/**
 * `consistent`: the shopper pays the price shown first. `as-specified`: each screen shows its own specified figure. `uk`: as
 * `consistent`, with the tax inside each unit price and proven was-prices only. All differences between the policies are here and in
 * `UNIT_PRICES`.
 */
export const PRICE_POLICIES: Readonly<Record<PricePolicy, PolicyRules>> = {
  consistent: {
    ...UNIT_PRICES.consistent,
    ...TAX_ADDED,
    cartTotals: CART_TOTALS,
    checkoutTotals: CART_TOTALS,
  },
  "as-specified": {
    ...UNIT_PRICES["as-specified"],
    ...TAX_ADDED,
    cartTotals: CART_TOTALS,
    checkoutTotals: CHECKOUT_TOTALS,
  },
  uk: {
    ...UNIT_PRICES.uk,
    taxIncludedPercent: GOODS_TAX_PERCENT,
    isDeliveryBesidePrice: true,
    isSaleWorkedOut: true,
    provesWasPrices: true,
    cartTotals: TAX_INCLUDED_TOTALS,
    checkoutTotals: TAX_INCLUDED_TOTALS,
  },
};

/** What the totals of an order were worked out by, as it keeps it: the settings and the registration of the shop may change later. */
export type OrderPricing = { readonly policy: PricePolicy; readonly totals: TotalsRule };
