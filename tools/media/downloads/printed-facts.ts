import { MAX_QUANTITY } from "@rules/quantity";
import { CART_TOTALS } from "@rules/totals";
import type { ShopFacts } from "../../../client/src/content/facts";
import { readShopProfile } from "../../../server/src/shop-profile/shop-profile";

/** The figures that booklets are printed with: the shop's own, or those of the facts file of ops. */
export function printedFacts(file?: string): ShopFacts {
  const { deliveryPence, freeDeliveryFromPence } = CART_TOTALS;
  return { ...readShopProfile(file), deliveryPence, freeDeliveryFromPence, maxQuantity: MAX_QUANTITY, promotion: null };
}
