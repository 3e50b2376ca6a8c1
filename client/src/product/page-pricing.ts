import { configuratorFactor } from "@rules/configurator-price";
import { materialFactor } from "@rules/line-price";
import type { Percent } from "@rules/money";
import { UNIT_PRICES, type UnitPrices } from "@rules/unit-prices";
import type { PricePolicy } from "../gql/graphql";

type PagePricing = UnitPrices & {
  /** Price factor of a material in percent. */
  readonly materialFactor: (material: string) => Percent;
};

/** The product page's formula for each pricing policy of the API. */
export const PAGE_PRICING: Readonly<Record<PricePolicy, PagePricing>> = {
  CONSISTENT: { ...UNIT_PRICES.consistent, materialFactor },
  AS_SPECIFIED: { ...UNIT_PRICES["as-specified"], materialFactor: configuratorFactor },
  UK: { ...UNIT_PRICES.uk, materialFactor },
};
