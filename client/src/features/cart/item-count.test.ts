import { expect, it } from "vitest";
import { itemCount } from "./item-count";

it.each([
  [0, "0 items"],
  [1, "1 item"],
  [2, "2 items"],
  [101, "101 items"],
])("formats %i as %j", (count, words) => {
  expect(itemCount(count)).toBe(words);
});
