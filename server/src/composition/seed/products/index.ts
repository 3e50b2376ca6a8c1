import { completeProduct } from "../drafts/product-draft.js";
import type { SeedProduct } from "../drafts/seed.types.js";
import { REVIEWS } from "../reviews/index.js";
import { DARKENING_ROLLER_BLINDS } from "./blinds/darkening-roller.js";
import { DAY_NIGHT_BLINDS } from "./blinds/day-night.js";
import { MOTORISED_BLINDS } from "./blinds/motorised.js";
import { PERFECT_FIT_BLINDS } from "./blinds/perfect-fit.js";
import { PLEATED_BLINDS } from "./blinds/pleated.js";
import { ROLLER_BLINDS } from "./blinds/roller.js";
import { ROMAN_BLINDS } from "./blinds/roman.js";
import { SKYLIGHT_BLINDS } from "./blinds/skylight.js";
import { VENETIAN_BLINDS } from "./blinds/venetian.js";
import { VERTICAL_BLINDS } from "./blinds/vertical.js";
import { WOODEN_BLINDS } from "./blinds/wooden.js";
import { CURTAINS } from "./curtains.js";
import { OUTDOOR_BLINDS } from "./outdoor.js";
import { PELMETS } from "./pelmets.js";
import { PERGOLAS } from "./pergolas.js";
import { BY_POPULARITY } from "./popularity.js";
import { SHUTTERS } from "./shutters.js";

const DRAFTS = [
  ...ROLLER_BLINDS,
  ...DARKENING_ROLLER_BLINDS,
  ...MOTORISED_BLINDS,
  ...DAY_NIGHT_BLINDS,
  ...VENETIAN_BLINDS,
  ...WOODEN_BLINDS,
  ...VERTICAL_BLINDS,
  ...ROMAN_BLINDS,
  ...PLEATED_BLINDS,
  ...PERFECT_FIT_BLINDS,
  ...SKYLIGHT_BLINDS,
  ...SHUTTERS,
  ...CURTAINS,
  ...PELMETS,
  ...OUTDOOR_BLINDS,
  ...PERGOLAS,
];

const place = new Map(BY_POPULARITY.map((slug, index) => [slug, index]));

function placeOf(slug: string): number {
  const found = place.get(slug);
  if (found === undefined) throw new Error(`${slug} has no place in popularity.ts.`);
  return found;
}

/** Everything the shop sells, most popular first. */
export const PRODUCTS: readonly SeedProduct[] = DRAFTS.toSorted((a, b) => placeOf(a.slug) - placeOf(b.slug)).map(
  (draft) => completeProduct(draft, REVIEWS[draft.slug] ?? []),
);
