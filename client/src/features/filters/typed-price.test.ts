import { expect, it } from "vitest";
import { typedRange } from "./typed-price";

it.each([
  ["from", "80", [80, 300]],
  ["from", "£ 85", [80, 300]],
  ["from", "", [0, 300]],
  ["from", "299.99", [290, 300]],
  ["to", "151", [50, 160]],
  ["to", "1,200", [50, 500]],
  ["to", "", [50, 500]],
  ["to", "50", [50, 50]],
] as const)("%s: %j makes the range %j", (end, text, range) => {
  expect(typedRange(end, text, [50, 300])).toEqual({ range });
});

it.each([
  ["from", "310", "Please enter at most 300, where your range ends."],
  ["to", "40", "Please enter at least 50, where your range begins."],
  ["to", "-40", "Please enter pounds in figures, from 0 to 500."],
  ["from", "fifty", "Please enter pounds in figures, from 0 to 500."],
] as const)("%s: %j is refused: %s", (end, text, problem) => {
  expect(typedRange(end, text, [50, 300])).toEqual({ problem });
});
