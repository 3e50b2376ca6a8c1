import { wholeNumber } from "./setting-kinds.js";

/** The settings of shared caches in front of the shop. */
export const SHARED_CACHE_VARIABLES = {
  SHARED_CACHE: wholeNumber("a whole number of seconds, 0 to 86400", { min: 0, max: 86_400 })
    .default(0)
    .describe(
      "seconds for which a shared cache in front of the shop (Varnish, a CDN) may keep public responses; 0: there is none. Browsers ask again all the same",
    ),
};
