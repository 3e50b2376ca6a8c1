import type { PricePolicy } from "../rules/price-policy.js";
import type { ShopProfile } from "./shop-profile.js";
import { ShopResolver } from "./shop.resolver.js";

type Needs = { shopProfile: ShopProfile; pricePolicy: PricePolicy; showsSamples: boolean };

/** The shop profile. */
export const shopProfile = {
  entities: [],
  resolvers: [ShopResolver],
  createServices: ({ shopProfile: profile, pricePolicy, showsSamples }: Needs) => ({
    shopProfile: profile,
    pricePolicy,
    showsSamples,
  }),
};
