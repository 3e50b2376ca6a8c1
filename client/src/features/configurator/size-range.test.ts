import { describe, expect, it } from "vitest";
import { sizeRange } from "./size-range";

describe("sizeRange", () => {
  it.each([
    [12, 96, "mm", "305 to 2438 mm"],
    [12, 96, "cm", "30.5 to 243.8 cm"],
    [12, 96, "in", "12 to 96 in"],
    [15.7481, 118.1102, "mm", "401 to 3000 mm"],
    [15.7481, 118.1102, "in", "15.75 to 118.11 in"],
  ] as const)("formats %s to %s inches in %s as %s", (min, max, unit, words) => {
    expect(sizeRange(min, max, unit)).toBe(words);
  });
});
