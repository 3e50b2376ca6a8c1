import { describe, expect, it } from "vitest";
import { bayPlan } from "./bay-plan.js";

const rounded = (points: readonly (readonly number[])[]) =>
  points.map((point) => point.map((value) => Math.round(value) + 0));

describe("the plan of a bay", () => {
  it("has three parts that stand out from the wall, the middle one parallel to it", () => {
    const { facets, width, height } = bayPlan([600, 1200, 600], [135, 135]);
    expect(rounded(facets.map(({ to }) => to))).toEqual([
      [424, 0],
      [1624, 0],
      [2049, 424],
    ]);
    expect([width, height].map(Math.round)).toEqual([2049, 424]);
  });

  it("keeps the width of each part, whatever its angles", () => {
    const widths = [500, 450, 900, 450, 500];
    const { facets } = bayPlan(widths, [150, 160, 155, 140]);
    const lengths = facets.map(({ from, to }) => Math.round(Math.hypot(to[0] - from[0], to[1] - from[1])));
    expect(lengths).toEqual(widths);
  });

  it("starts and ends at the wall where its angles are symmetrical", () => {
    const { facets } = bayPlan([500, 450, 900, 450, 500], [150, 160, 160, 150]);
    expect(facets[0]?.from[1]).toBeCloseTo(facets.at(-1)?.to[1] ?? 0, 6);
  });

  it("is a straight wall at 180 degrees", () => {
    const { width, height } = bayPlan([500, 500, 500], [180, 180]);
    expect([width, height]).toEqual([1500, 0]);
  });
});
