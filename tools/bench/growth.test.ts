import { expect, it } from "vitest";
import { growthPercent } from "./growth.ts";

it("compares the last third with the second, and leaves out the first, in which a process warms up", () => {
  expect(growthPercent([10, 50, 100, 100, 108, 112])).toBeCloseTo(10);
  expect(growthPercent([500, 500, 200, 200, 100, 100])).toBeCloseTo(-50);
});

it("says nothing of too few readings", () => {
  expect(growthPercent([1, 2])).toBeNaN();
});
