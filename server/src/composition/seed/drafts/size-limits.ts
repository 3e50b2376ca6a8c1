import { toInches } from "../../../rules/sizes.js";
import type { ProductDraft } from "./product-draft.js";

type SizeLimits = Pick<
  ProductDraft,
  "minWidth" | "maxWidth" | "minHeight" | "maxHeight" | "maxArea" | "minWidthBeyondHeight"
>;

const limits = (minWidth: number, maxWidth: number, minHeight: number, maxHeight: number): SizeLimits => ({
  minWidth,
  maxWidth,
  minHeight,
  maxHeight,
});

/**
 * Size limits by product type in whole inches, width, then drop. For awnings and pergolas the second pair is the projection from
 * the wall; for shutters it is the whole opening, not a panel. If tube, cloth, lift or seal can't carry the largest sides together,
 * the area is limited too. The least sides round up to whole mm, so that a size at the limit is shown as the limit is.
 */
export const SIZES = {
  roller: { ...limits(12, 118, 12, 118), maxArea: 7.5 },
  blackoutRoller: { ...limits(12, 106, 12, 118), maxArea: 6 },
  noDrillRoller: limits(12, 47, 12, 86),
  dayNight: { ...limits(12, 98, 12, 106), maxArea: 5.5 },
  venetian: { ...limits(12, 106, 12, 106), maxArea: 6 },
  wooden: { ...limits(12, 96, 12, 96), maxArea: 4.5 },
  /** Composite slats are heavier than timber. */
  fauxWood: { ...limits(12, 96, 12, 96), maxArea: 3.6 },
  vertical: { ...limits(12, 177, 12, 120), maxArea: 11 },
  roman: { ...limits(12, 96, 12, 98), maxArea: 5 },
  pleated: { ...limits(12, 106, 12, 118), maxArea: 6 },
  /** In mm, as frames are sold. One frame on one pane: there is no seal to clip a second one to. */
  perfectFit: { ...limits(12, toInches(1400, "mm"), 12, toInches(2200, "mm")), maxArea: 3 },
  skylight: limits(12, 96, 12, 96),
  shutter: limits(12, 118, 12, 106),
  cafeShutter: limits(12, 118, 12, 59),
  tierOnTierShutter: limits(12, 118, 35, 106),
  solidShutter: limits(12, 94, 12, 106),
  bayShutter: limits(30, 158, 12, 106),
  trackedShutter: limits(40, 189, 47, 106),
  curtain: limits(20, 236, 20, 120),
  pelmet: limits(20, 118, 9, 20),
  awning: { ...limits(79, 275, 59, 137), minWidthBeyondHeight: toInches(500, "mm") },
  zipScreen: limits(32, 236, 32, 118),
  patioRoller: { ...limits(24, 118, 24, 120), maxArea: 8 },
  pergola: limits(99, 236, 99, 157),
} as const satisfies Record<string, SizeLimits>;
