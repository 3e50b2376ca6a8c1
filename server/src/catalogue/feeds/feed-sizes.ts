import { exampleSize } from "../../rules/shown-sizes.js";
import { checkSize, clampSize, COMMON_SIZES, type SizeLimits } from "../../rules/size-limits.js";
import type { Size } from "../../rules/sizes.js";

/** A size with a name that stays when limits change. */
export type FeedSize = { name: string; size: Size };

/** The common sizes that the page of a product offers, without duplicates; where none can be made, the size of its example price. */
export function feedSizes(limits: SizeLimits): FeedSize[] {
  const sizes = COMMON_SIZES.map(({ name, ...common }) => ({
    name: name.toLowerCase(),
    size: clampSize(common, limits),
  }));
  const made = sizes.filter(({ size }) => checkSize(size, limits).length === 0);
  const distinct = new Map(made.map(({ name, size }) => [`${size.width} ${size.height}`, { name, size }]));
  return distinct.size > 0 ? [...distinct.values()] : [{ name: "example", size: exampleSize(limits) }];
}
