import { configuratorFactor } from "@rules/configurator-price";
import { materialFactor } from "@rules/line-price";
import type { Percent } from "@rules/money";
import { PRICE_POLICIES, type PolicyRules } from "@rules/price-policy";
import type { PricePolicy } from "../gql/graphql";

type PagePricing = PolicyRules & {
  /** Price factor of a material in percent. */
  readonly materialFactor: (material: string) => Percent;
};

/** The product page's formula for each pricing policy of the API. */
export const PAGE_PRICING: Readonly<Record<PricePolicy, PagePricing>> = {
  CONSISTENT: { ...PRICE_POLICIES.consistent, materialFactor },
  AS_SPECIFIED: { ...PRICE_POLICIES["as-specified"], materialFactor: configuratorFactor },
  UK: { ...PRICE_POLICIES.uk, materialFactor },
};
