import { expect, it } from "vitest";
import { wrapped } from "./wrapped";

it.each([
  [0, 4, 0],
  [3, 4, 3],
  [4, 4, 0],
  [-1, 4, 3],
  [1, 1, 0],
])("index %i of %i wraps to %i", (index, count, place) => {
  expect(wrapped(index, count)).toBe(place);
});
