import { CURTAIN_REVIEWS } from "./curtains.js";
import { FOLD_AND_FRAME_REVIEWS } from "./folds-and-frames.js";
import { OUTDOOR_REVIEWS } from "./outdoors.js";
import type { ReviewsBySlug } from "./review.js";
import { ROLLER_AND_DAY_NIGHT_REVIEWS } from "./roller-and-day-night.js";
import { SHUTTER_REVIEWS } from "./shutters.js";
import { SLAT_AND_VANE_REVIEWS } from "./slats-and-vanes.js";

/** What the demonstration catalogue says of its products, newest first. */
export const REVIEWS: ReviewsBySlug = {
  ...ROLLER_AND_DAY_NIGHT_REVIEWS,
  ...SLAT_AND_VANE_REVIEWS,
  ...FOLD_AND_FRAME_REVIEWS,
  ...SHUTTER_REVIEWS,
  ...CURTAIN_REVIEWS,
  ...OUTDOOR_REVIEWS,
};
