import { MAX_QUANTITY } from "@rules/quantity";
import { CART_TOTALS } from "@rules/totals";
import type { ShopFacts } from "../../../client/src/content/facts";
import { readShopProfile } from "../../../server/src/shop-profile/shop-profile";

/** The shop profile for booklets, with the changes of SHOP_PROFILE_FILE. */
export function printedFacts(file?: string): ShopFacts {
  const { deliveryPence, freeDeliveryFromPence } = CART_TOTALS;
  return { ...readShopProfile(file), deliveryPence, freeDeliveryFromPence, maxQuantity: MAX_QUANTITY, promotion: null };
}
