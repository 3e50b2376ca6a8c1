import { expect, it } from "vitest";
import { familiarSize } from "./familiar-lengths";

it.each([
  [1200, 1400, "drop", "about the width of two washing machines, and about shoulder height"],
  [1350, 900, "drop", "about the width of a double bed, and about hip height, like a worktop"],
  [305, 305, "drop", "about the length of a ruler, and about the length of a ruler"],
  [1080, 1560, "height", "under the width of two washing machines, and under the height of a grown person"],
  [1640, 1981, "height", "over the width of a king-size bed, and about the height of an inside door"],
  [4000, 3000, "depth", "about the length of two beds, and about what a family’s table needs"],
  [3500, 2500, "projection", "under the length of two beds, and about what a table for few needs"],
  [7000, 4000, "projection", "about the width of a football goal, and about the length of two beds"],
  [500, 229, "drop", "over the width of a slim dishwasher, and under the length of a ruler"],
  [3000, 3048, "drop", "about the width of two king-size beds, and over the height of a ceiling"],
] as const)("%d × %d mm (%s): %s", (width, height, second, words) => {
  expect(familiarSize(width, height, second)).toBe(words);
});

it("stretches no comparison over lengths that differ by half", () => {
  const said = (width: number) => familiarSize(width, 1400, "drop").split(", and")[0] ?? "";
  const lengths = Array.from({ length: 670 }, (_, step) => 305 + step * 10);
  const spans = Map.groupBy(lengths, (length) => said(length).replace(/^(about|over|under) /, ""));
  for (const span of spans.values()) expect(Math.max(...span) / Math.min(...span)).toBeLessThan(1.5);
});
