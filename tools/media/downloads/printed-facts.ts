import type { ShopFacts } from "../../../client/src/content/facts";
import { readShopProfile } from "../../../server/src/shop-profile/shop-profile";
import { termsFacts } from "../../../server/src/shop-profile/terms-facts";

/** The shop profile for booklets, with the changes of SHOP_PROFILE_FILE. */
export function printedFacts(file?: string): ShopFacts {
  const profile = readShopProfile(file);
  return { ...profile, ...termsFacts(profile, "consistent"), deliveryNote: null, promotion: null };
}
