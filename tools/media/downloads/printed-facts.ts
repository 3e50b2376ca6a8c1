import type { ShopFacts } from "../../../client/src/content/facts";
import { CORD_FIGURES } from "../../../server/src/rules/cord-rules";
import type { GuideFigures } from "../../../server/src/rules/guide-figures";
import { readShopProfile } from "../../../server/src/shop-profile/shop-profile";
import { termsFacts } from "../../../server/src/shop-profile/terms-facts";

/** Paper can't follow what staff publish, so it leaves it to the pages of products. The height is the least that anybody can publish. */
const ON_PAPER: GuideFigures = {
  deviceHeightMm: CORD_FIGURES.deviceHeightMm,
  recessDeductions: [],
  exactClothMm: null,
  outsideFrameMm: null,
  blindToleranceMm: null,
  frameToleranceMm: null,
  curtainToleranceMm: null,
};

/** The shop profile for booklets, with the changes of SHOP_PROFILE_FILE. */
export function printedFacts(file?: string): ShopFacts {
  const profile = readShopProfile(file);
  return {
    ...profile,
    ...termsFacts(profile, "consistent"),
    deliveryNote: null,
    promotion: null,
    guideFigures: ON_PAPER,
  };
}
