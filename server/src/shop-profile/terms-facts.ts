import { PRICE_POLICIES, type PricePolicy } from "../rules/price-policy.js";
import { MAX_QUANTITY } from "../rules/quantity.js";
import type { TermsFacts } from "../rules/terms.js";
import type { ShopProfile } from "./shop-profile.js";
import { traderLines } from "./trader-lines.js";

/** What the terms say of the shop, as its pages get it from the API. */
export function termsFacts(shop: ShopProfile, pricePolicy: PricePolicy): TermsFacts {
  const { taxIncludedPercent, checkoutTotals } = PRICE_POLICIES[pricePolicy];
  const { deliveryPence, freeDeliveryFromPence } = checkoutTotals;
  const figures = { taxIncludedPercent, deliveryPence, freeDeliveryFromPence, maxQuantity: MAX_QUANTITY };
  return { ...shop, ...figures, traderLines: traderLines(shop) };
}
