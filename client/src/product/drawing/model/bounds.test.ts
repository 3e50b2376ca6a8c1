import { describe, expect, it } from "vitest";
import { AWNING_FRONT, awningPlan, belowPlan, roofLining, roofOpening } from "./bounds";

describe("the opening of a roof window", () => {
  const lining = roofLining(780, 1000);

  it("is its lining where no pole was chosen", () => {
    expect(roofOpening(780, 1000, {})).toEqual(lining);
    expect(roofOpening(780, 1000, { pole: "none" })).toEqual(lining);
  });

  it.each([
    ["1000 mm", lining.height],
    ["1500 mm", 1500],
  ])("has room for a pole of %s at its left, to scale", (pole, height) => {
    const opening = roofOpening(780, 1000, { pole });
    expect(opening).toMatchObject({ y: lining.y, height });
    expect(opening.x).toBeLessThan(lining.x);
    expect(opening.x + opening.width).toBe(lining.x + lining.width);
  });
});

it("the view of an awning from above has its front with a valance below", () => {
  const { y, height } = awningPlan(4000, 2500);
  expect(belowPlan(4000, 2500)).toBeGreaterThan(2500);
  expect(y + height).toBe(belowPlan(4000, 2500) + AWNING_FRONT.bar + AWNING_FRONT.valance);
});
