import { expect, it } from "vitest";
import { counted } from "./counted";

it.each([
  [0, "0 items"],
  [1, "1 item"],
  [2, "2 items"],
  [101, "101 items"],
])("formats %i as %j", (count, words) => {
  expect(counted(count, "item")).toBe(words);
});
