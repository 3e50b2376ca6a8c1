import type { Size } from "./sizes.js";

/** Limits on width and height together; a product has none, one or both. */
export type CombinedSizeLimits = {
  /** Maximum area in square metres that cloth and tube can carry. */
  readonly maxArea?: number | null | undefined;
  /** Inches by which the width must exceed the height (for awnings, the projection). */
  readonly minWidthBeyondHeight?: number | null | undefined;
};

/** An inch is 0.0254 m exactly. */
const SQUARE_INCHES_A_SQUARE_METRE = 1 / 0.0254 ** 2;

/** The range that the other side allows, in inches. */
type Allowance = { readonly minWidth: number; readonly maxWidth: number; readonly maxHeight: number };

/** Inches by which a side may have been rounded up, as 2000 mm are stored as 78.7402 in. */
const ROUNDED_UP = 0.00005;

/** The range of each side that the other one allows, in inches. */
export function allowanceOf({ width, height }: Size, { maxArea, minWidthBeyondHeight }: CombinedSizeLimits): Allowance {
  const area = maxArea == null ? Infinity : maxArea * SQUARE_INCHES_A_SQUARE_METRE;
  const beyond = minWidthBeyondHeight ?? -Infinity;
  return {
    minWidth: height + beyond,
    maxWidth: longestBeside(height, area),
    maxHeight: Math.min(longestBeside(width, area), width - beyond),
  };
}

/** The other side of a rectangle of `area`. Sizes that make the area exactly in mm are within it although both sides are rounded up. */
function longestBeside(side: number, area: number): number {
  const other = area / side;
  return other + (ROUNDED_UP * (side + other)) / side;
}
