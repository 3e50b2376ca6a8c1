import { expect, it } from "vitest";
import { between, progress } from "./timing";

it.each([
  [0, 0],
  [1, 0],
  [1.5, 0.156],
  [2, 0.5],
  [3, 1],
  [9, 1],
])("at %d s a movement from 1 s to 3 s has progressed to %d, slowly at both ends", (time, part) => {
  expect(progress(time, 1, 2)).toBe(part);
});

it("interpolates between two values, rounded to a thousandth", () => {
  expect([between(10, 20, 0), between(10, 20, 0.3333), between(20, 10, 1)]).toEqual([10, 13.333, 10]);
});
