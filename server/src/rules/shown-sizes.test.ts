import { describe, expect, it } from "vitest";
import { exampleSize, sizeOfLowestPrice } from "./shown-sizes.js";
import { DEFAULT_LIMITS, type SizeLimits } from "./size-limits.js";
import { formatSize } from "./sizes.js";

const limits = (minWidth: number, maxWidth: number, minHeight: number, maxHeight: number): SizeLimits => ({
  minWidth,
  maxWidth,
  minHeight,
  maxHeight,
});

const AWNING = { ...limits(79, 275, 59, 137), minWidthBeyondHeight: 20 };

describe("the size up to which the lowest price holds", () => {
  it.each([
    ["is the included size in whole hundreds of mm", DEFAULT_LIMITS, "900 × 1200 mm"],
    ["ends where the product does", limits(20, 118, 9, 20), "900 × 500 mm"],
    ["is the smallest if every piece costs more than the base price", AWNING, "2007 × 1499 mm"],
    ["is the smallest if the included size is not made", limits(39, 96, 39, 44), "991 × 991 mm"],
  ])("%s", (_case, made, size) => {
    expect(formatSize(sizeOfLowestPrice(made), "mm", 0)).toBe(size);
  });
});

describe("the size of the example", () => {
  it.each([
    ["is a usual window", DEFAULT_LIMITS, "1200 × 1400 mm"],
    ["is the middle of what is made if no such window is", AWNING, "4400 × 2400 mm"],
    ["ends where the product does", limits(20, 118, 9, 20), "1200 × 500 mm"],
    ["is the smallest if not even the middle is made", { ...AWNING, maxArea: 4 }, "2007 × 1499 mm"],
  ])("%s", (_case, made, size) => {
    expect(formatSize(exampleSize(made), "mm", 0)).toBe(size);
  });
});
