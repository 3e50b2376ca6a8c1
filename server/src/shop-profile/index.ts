import type { PricePolicy } from "../rules/price-policy.js";
import type { RulesInForce } from "../rules/published-rules.js";
import { ContentVersion } from "./content-version.entity.js";
import type { ShopProfile } from "./shop-profile.js";
import { ShopResolver } from "./shop.resolver.js";

type Needs = { shopProfile: ShopProfile; pricePolicy: PricePolicy; showsSamples: boolean; rulesInForce: RulesInForce };

/** The shop profile. */
export const shopProfile = {
  entities: [ContentVersion],
  resolvers: [ShopResolver],
  createServices: ({ shopProfile: profile, pricePolicy, showsSamples, rulesInForce }: Needs) => ({
    shopProfile: profile,
    pricePolicy,
    showsSamples,
    rulesInForce,
  }),
};
