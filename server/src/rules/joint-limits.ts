import type { Size } from "./sizes.js";

/** Limits that join width and height; a product has none, one or both. */
export type JointLimits = {
  /** Square metres of one piece: what its cloth and its tube can carry. */
  readonly maxArea?: number | null | undefined;
  /** Inches that it must be wider than it is high; for an awning, than it comes out. */
  readonly minWidthBeyondHeight?: number | null | undefined;
};

/** An inch is 0.0254 m exactly. */
const SQUARE_INCHES_A_SQUARE_METRE = 1 / 0.0254 ** 2;

/** What the other side allows, in inches. */
type Allowance = { readonly minWidth: number; readonly maxWidth: number; readonly maxHeight: number };

/** What is left for each side of a size by the other one, in inches. */
export function allowanceOf({ width, height }: Size, { maxArea, minWidthBeyondHeight }: JointLimits): Allowance {
  const area = maxArea == null ? Infinity : maxArea * SQUARE_INCHES_A_SQUARE_METRE;
  const beyond = minWidthBeyondHeight ?? -Infinity;
  return { minWidth: height + beyond, maxWidth: area / height, maxHeight: Math.min(area / width, width - beyond) };
}
