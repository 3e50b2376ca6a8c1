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

it.each([
  [1, "1 window with its sizes"],
  [2, "2 windows with their sizes"],
])("takes the plural that is given for %i", (count, words) => {
  expect(counted(count, "window with its sizes", "windows with their sizes")).toBe(words);
});
