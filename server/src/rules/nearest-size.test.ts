import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nearestSize } from "./nearest-size.js";
import { checkSize, DEFAULT_LIMITS } from "./size-limits.js";
import { formatSize, toInches } from "./sizes.js";

const mm = (width: number, height: number) => ({ width: toInches(width, "mm"), height: toInches(height, "mm") });
const roller = { minWidth: 12, maxWidth: 118, minHeight: 12, maxHeight: 118, maxArea: 7.5 };
const awning = {
  minWidth: 79,
  maxWidth: 275,
  minHeight: 59,
  maxHeight: 137,
  minWidthBeyondHeight: toInches(500, "mm"),
};

describe("nearestSize", () => {
  it.each([
    ["a size that is made", mm(1200, 1400), DEFAULT_LIMITS, "1200 × 1400 mm"],
    ["too wide", mm(2500, 1400), DEFAULT_LIMITS, "2438 × 1400 mm"],
    ["too short", mm(1200, 200), DEFAULT_LIMITS, "1200 × 305 mm"],
    ["both", mm(200, 2600), DEFAULT_LIMITS, "305 × 2438 mm"],
    ["too large an area: the side that changes less", mm(2997, 2600), roller, "2997 × 2502 mm"],
    ["too large an area, the drop being the longer", mm(2600, 2900), roller, "2586 × 2900 mm"],
    ["an awning that is too narrow for its projection", mm(3000, 2900), awning, "3000 × 2500 mm"],
    [
      "a projection that can't be shorter",
      mm(2010, 1520),
      { ...awning, minHeight: toInches(1515, "mm") },
      "2020 × 1520 mm",
    ],
  ])("%s", (_, size, limits, nearest) => {
    const found = nearestSize(size, limits, "mm");
    expect(found && formatSize(found, "mm")).toBe(nearest);
  });

  it("is undefined where no size of one other side is made", () => {
    expect(nearestSize(mm(1000, 1000), { ...DEFAULT_LIMITS, maxArea: 0.01 }, "mm")).toBeUndefined();
  });

  it("can always be made, in any unit", () => {
    const side = fc.integer({ min: 0, max: 4_000_000 }).map((tenThousandths) => tenThousandths / 10_000);
    fc.assert(
      fc.property(
        fc.record({ width: side, height: side }),
        fc.constantFrom(DEFAULT_LIMITS, roller, awning),
        fc.constantFrom("mm", "cm", "in"),
        (size, limits, unit) => {
          const nearest = nearestSize(size, limits, unit);
          expect(nearest && checkSize(nearest, limits, unit)).toEqual([]);
        },
      ),
    );
  });
});
