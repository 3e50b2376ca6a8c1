import { configuratorPricePence } from "./configurator-price.js";
import { GOODS_TAX_PERCENT, withoutTax, withTax } from "./included-tax.js";
import { unitPricePence, type PricedConfiguration } from "./line-price.js";
import type { Pence } from "./money.js";
import { configuratorBreakdown, linesWithTax, priceBreakdown, type PriceLine } from "./price-breakdown.js";
import type { Unit } from "./sizes.js";

export type PricePolicy = "consistent" | "as-specified" | "uk";

/** The prices of one covering in a price policy. Base prices of configurations are those that the shop shows, so with the tax that is included. */
export type UnitPrices = {
  readonly name: PricePolicy;
  /** The unit price of a cart line: the add-to-cart price in every policy. */
  readonly unitPricePence: (configuration: PricedConfiguration) => Pence;
  /** The lines that explain that price. */
  readonly breakdown: (configuration: PricedConfiguration, unit: Unit) => PriceLine[];
  /** The unit price on the product page. */
  readonly productPagePricePence: (configuration: PricedConfiguration) => Pence;
  /** The lines that explain that price. */
  readonly productPageBreakdown: (configuration: PricedConfiguration, unit: Unit) => PriceLine[];
};

const storedPrice = ({ basePence, ...choice }: PricedConfiguration) => ({
  basePence: withoutTax(basePence, GOODS_TAX_PERCENT),
  ...choice,
});
const ukPricePence = (configuration: PricedConfiguration) =>
  withTax(unitPricePence(storedPrice(configuration)), GOODS_TAX_PERCENT);
const ukBreakdown = (configuration: PricedConfiguration, unit: Unit) =>
  linesWithTax(priceBreakdown(storedPrice(configuration), unit), GOODS_TAX_PERCENT);

/** The part of the price policies that a product page loads. */
export const UNIT_PRICES: Readonly<Record<PricePolicy, UnitPrices>> = {
  consistent: {
    name: "consistent",
    unitPricePence,
    breakdown: priceBreakdown,
    productPagePricePence: unitPricePence,
    productPageBreakdown: priceBreakdown,
  },
  "as-specified": {
    name: "as-specified",
    unitPricePence,
    breakdown: priceBreakdown,
    productPagePricePence: configuratorPricePence,
    productPageBreakdown: configuratorBreakdown,
  },
  uk: {
    name: "uk",
    unitPricePence: ukPricePence,
    breakdown: ukBreakdown,
    productPagePricePence: ukPricePence,
    productPageBreakdown: ukBreakdown,
  },
};
