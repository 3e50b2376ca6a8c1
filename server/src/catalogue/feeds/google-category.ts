import type { Family } from "../../rules/product-attributes.js";

const WINDOW_TREATMENTS = "Home & Garden > Decor > Window Treatments";
const OUTDOOR_LIVING = "Home & Garden > Lawn & Garden > Outdoor Living";

const CATEGORIES: Partial<Record<Family, string>> = {
  curtain: `${WINDOW_TREATMENTS} > Curtains & Drapes`,
  outdoor: `${OUTDOOR_LIVING} > Awnings`,
  pergola: `${OUTDOOR_LIVING} > Outdoor Structures > Garden Arches, Trellises, Arbors & Pergolas`,
};

/** The category of a family in Google's product taxonomy, in its own English words. */
export const googleCategory = (family: Family): string =>
  CATEGORIES[family] ?? `${WINDOW_TREATMENTS} > Window Blinds & Shades`;
