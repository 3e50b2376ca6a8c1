import { areaOf, INCLUDED_SIZE } from "./line-price.js";
import { checkSize, type SizeLimits } from "./size-limits.js";
import { fromInches, toInches, type Size } from "./sizes.js";

/** Sizes whose prices are shown beside a product, in whole hundreds of millimetres where the product is made in them. */
const STEP_MM = 100;

/** A window as most homes have it. */
const USUAL_WINDOW: Size = { width: toInches(1200, "mm"), height: toInches(1400, "mm") };

/**
 * The size up to which the lowest price holds: the size that the base price includes, as far as the product is made in it. A product
 * whose smallest piece is larger costs more from there on, so its smallest size.
 */
export function sizeOfLowestPrice(limits: SizeLimits): Size {
  const smallest = smallestOf(limits);
  if (areaOf(smallest) > areaOf(INCLUDED_SIZE)) return smallest;
  const included = {
    width: roundedDown(Math.min(INCLUDED_SIZE.width, limits.maxWidth)),
    height: roundedDown(Math.min(INCLUDED_SIZE.height, limits.maxHeight)),
  };
  return isMade(included, limits) ? included : smallest;
}

/**
 * A size as shoppers order it: a usual window, as far as the product is made for one, else the middle of what is made, as of awnings.
 */
export function exampleSize(limits: SizeLimits): Size {
  const { minWidth, maxWidth, minHeight, maxHeight } = limits;
  const window = {
    width: roundedDown(Math.min(USUAL_WINDOW.width, maxWidth)),
    height: roundedDown(Math.min(USUAL_WINDOW.height, maxHeight)),
  };
  const middle = { width: roundedDown((minWidth + maxWidth) / 2), height: roundedDown((minHeight + maxHeight) / 2) };
  return [window, middle].find((size) => isMade(size, limits)) ?? smallestOf(limits);
}

const smallestOf = ({ minWidth, minHeight }: SizeLimits): Size => ({ width: minWidth, height: minHeight });

const isMade = (size: Size, limits: SizeLimits) => checkSize(size, limits).length === 0;

const roundedDown = (inches: number) => toInches(Math.floor(fromInches(inches, "mm", 1) / STEP_MM) * STEP_MM, "mm");
