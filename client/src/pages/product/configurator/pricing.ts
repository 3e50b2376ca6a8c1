import type { Pence, Percent } from "@rules/money";
import { PRICE_POLICIES, type PolicyRules } from "@rules/policy";
import { configuratorFactor, materialFactor } from "@rules/prices";
import type { PricePolicy } from "../../../gql/graphql";
import type { Configuration } from "../../../features/configurator/configuration";

type PagePricing = PolicyRules & {
  /** What a material costs on this page, in percent of the price without it. */
  readonly materialFactor: (material: string) => Percent;
};

/** How this page prices under each policy, by the policy's name in the API. */
export const PAGE_PRICING: Readonly<Record<PricePolicy, PagePricing>> = {
  CONSISTENT: { ...PRICE_POLICIES.consistent, materialFactor },
  AS_SPECIFIED: { ...PRICE_POLICIES["as-specified"], materialFactor: configuratorFactor },
};

/** What the formulas need to know of a configuration. */
export const pricedConfiguration = (basePence: Pence, { size, material }: Configuration) => ({
  basePence,
  size,
  material,
});
