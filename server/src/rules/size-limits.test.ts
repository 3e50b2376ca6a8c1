import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkSize, clampSize, COMMON_SIZES, DEFAULT_LIMITS, shownLimit } from "./size-limits.js";
import { toInches } from "./sizes.js";

const INSIDE = 36;

describe("checkSize", () => {
  it("accepts the limits themselves", () => {
    expect(checkSize({ width: 12, height: 96 }, DEFAULT_LIMITS)).toEqual([]);
    expect(checkSize({ width: 96, height: 12 }, DEFAULT_LIMITS, "mm")).toEqual([]);
  });

  it("checks sizes rounded to four decimals", () => {
    expect(checkSize({ width: 96.00001, height: 11.99999 }, DEFAULT_LIMITS)).toEqual([]);
  });

  it.each([
    ["width", 104, "in", "Width must be between 12 and 96 inches. You entered 104."],
    ["width", 11.9999, "in", "Width must be between 12 and 96 inches. You entered 11.9999."],
    ["height", -5, "in", "Height must be between 12 and 96 inches. You entered -5."],
    ["height", 0, "in", "Height must be between 12 and 96 inches. You entered 0."],
    ["width", NaN, "in", "Width must be a number of inches."],
    ["height", Infinity, "mm", "Height must be a number of inches."],
    ["width", 104, "mm", "The widest we make is 2438 mm (96 in)."],
    ["width", 11, "mm", "The narrowest we make is 305 mm (12 in)."],
    ["height", 104, "cm", "The longest we make is 243.8 cm (96 in)."],
    ["height", 11, "cm", "The shortest we make is 30.5 cm (12 in)."],
  ] as const)("%s %s in %s: %s", (field, inches, unit, message) => {
    const size = { width: INSIDE, height: INSIDE, [field]: inches };
    expect(checkSize(size, DEFAULT_LIMITS, unit)).toEqual([{ field, message }]);
  });

  it("names both fields when both are wrong", () => {
    const problems = checkSize({ width: 1, height: 200 }, DEFAULT_LIMITS);
    expect(problems.map(({ field }) => field)).toEqual(["width", "height"]);
  });

  it("uses the product's own limits", () => {
    const limits = { minWidth: 20, maxWidth: 40, minHeight: 50, maxHeight: 120 };
    expect(checkSize({ width: 40, height: 120 }, limits)).toEqual([]);
    expect(checkSize({ width: 41, height: 49 }, limits).map(({ message }) => message)).toEqual([
      "Width must be between 20 and 40 inches. You entered 41.",
      "Height must be between 50 and 120 inches. You entered 49.",
    ]);
  });
});

describe("checkSize with joint limits", () => {
  const roller = { minWidth: 12, maxWidth: 118, minHeight: 12, maxHeight: 118, maxArea: 7.5 };
  const awning = {
    minWidth: 79,
    maxWidth: 275,
    minHeight: 59,
    maxHeight: 137,
    minWidthBeyondHeight: toInches(500, "mm"),
  };
  const mm = (width: number, height: number) => ({ width: toInches(width, "mm"), height: toInches(height, "mm") });

  it.each([
    [mm(2997, 2502), roller],
    [mm(2500, 2997), roller],
    [mm(2500, 3000 - 3), { ...roller, maxArea: null }],
    [mm(2000, 2250), { ...roller, maxArea: 4.5 }],
    [mm(3500, 3000), awning],
    [mm(2007, 1507), awning],
  ])("accepts %j", (size, limits) => {
    expect(checkSize(size, limits, "mm")).toEqual([]);
  });

  it.each([
    [
      mm(2997, 2600),
      roller,
      "At 2600 mm long, the widest we make is 2884 mm.",
      "At 2997 mm wide, the longest we make is 2502 mm.",
    ],
    [
      mm(3000, 3000),
      awning,
      "At 3000 mm long, the narrowest we make is 3500 mm.",
      "At 3000 mm wide, the longest we make is 2500 mm.",
    ],
  ])("names for %j the range that each side leaves the other", (size, limits, width, height) => {
    expect(checkSize(size, limits, "mm")).toEqual([
      { field: "width", message: width },
      { field: "height", message: height },
    ]);
  });

  it("reports a side's own error first", () => {
    expect(checkSize({ width: 119, height: 118 }, roller).map(({ message }) => message)).toEqual([
      "Width must be between 12 and 118 inches. You entered 119.",
    ]);
  });

  it("accepts the height that it names", () => {
    const side = fc.integer({ min: 590_000, max: 1_180_000 }).map((tenThousandths) => tenThousandths / 10_000);
    const limits = { minWidth: 12, maxWidth: 118, minHeight: 12, maxHeight: 118, maxArea: 6, minWidthBeyondHeight: 5 };
    fc.assert(
      fc.property(side, side, fc.constantFrom("mm", "cm", "in"), (width, height, unit) => {
        const [, refused] = checkSize({ width, height }, limits, unit);
        if (!refused) return;
        const said = Number(/is ([\d.]+) /.exec(refused.message)?.[1]);
        expect(checkSize({ width, height: toInches(said, unit) }, limits, unit)).toEqual([]);
      }),
    );
  });
});

describe("shownLimit", () => {
  it.each([
    [96, "mm", "max", 2438],
    [12, "mm", "min", 305],
    [toInches(300, "mm"), "mm", "max", 300],
    [toInches(300, "mm"), "mm", "min", 300],
    [96.06, "mm", "max", 2439],
    [96.05, "mm", "max", 2439],
    [96.04, "mm", "max", 2439],
    [96.02, "mm", "max", 2438],
    [12.02, "mm", "min", 306],
    [47.2441, "in", "max", 47.24],
    [47.2441, "in", "min", 47.25],
  ] as const)("%s inches in %s as %s is %s", (inches, unit, side, shown) => {
    expect(shownLimit(inches, unit, side)).toBe(shown);
  });

  it("is always an allowed size", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 2_500_000 }),
        fc.constantFrom("mm", "cm", "in"),
        fc.constantFrom("min", "max"),
        (tenThousandths, unit, side) => {
          const limit = tenThousandths / 10_000;
          const typed = toInches(shownLimit(limit, unit, side), unit);
          expect(side === "max" ? typed <= limit : typed >= limit).toBe(true);
        },
      ),
    );
  });
});

describe("common sizes", () => {
  it("are the shop's three", () => {
    expect(COMMON_SIZES.map(({ name, width, height }) => `${name} ${width}x${height}`)).toEqual([
      "Small 24x36",
      "Medium 36x48",
      "Large 48x60",
    ]);
  });

  it("are clamped to the product's limits", () => {
    const limits = { minWidth: 30, maxWidth: 40, minHeight: 40, maxHeight: 50 };
    expect(COMMON_SIZES.map((size) => clampSize(size, limits))).toEqual([
      { width: 30, height: 40 },
      { width: 36, height: 48 },
      { width: 40, height: 50 },
    ]);
  });
});
