import { expect, it } from "vitest";
import { wrapIndex } from "./wrap-index";

it.each([
  [0, 4, 0],
  [3, 4, 3],
  [4, 4, 0],
  [-1, 4, 3],
  [1, 1, 0],
])("index %i of %i wraps to %i", (index, count, place) => {
  expect(wrapIndex(index, count)).toBe(place);
});
