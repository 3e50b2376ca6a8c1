import { describe, expect, it } from "vitest";
import { limitsIn } from "./material-limits.js";
import { checkSize } from "./size-limits.js";
import { toInches } from "./sizes.js";

const blind = {
  minWidth: 12,
  maxWidth: 96,
  minHeight: 12,
  maxHeight: 96,
  maxArea: 4.5,
  materials: [
    { name: "Hardwood", label: "Hardwood", maxWidth: null, maxArea: null },
    { name: "Faux Wood", label: "Faux Wood", maxWidth: toInches(2100, "mm"), maxArea: 3.6 },
  ],
};
const mm = (width: number, height: number) => ({ width: toInches(width, "mm"), height: toInches(height, "mm") });
const sentences = (material: string, width: number, height: number, unit: "mm" | "in" = "mm") =>
  checkSize(mm(width, height), limitsIn(blind, material), unit).map(({ message }) => message);

describe("the limits in a material", () => {
  it.each([
    ["Hardwood", 2438, 1800],
    ["Faux Wood", 2100, 1714],
    ["an unknown one", 2438, 1800],
  ])("of %s allow %i × %i mm", (material, width, height) => {
    expect(sentences(material, width, height)).toEqual([]);
  });

  it("name the material that narrows them", () => {
    expect(sentences("Faux Wood", 2101, 1000)).toEqual(["The widest we make in Faux Wood is 2100 mm (82.68 in)."]);
    expect(sentences("Faux Wood", 2286, 1000, "in")).toEqual([
      "Width must be between 12 and 82.67 inches in Faux Wood. You entered 90.",
    ]);
    expect(sentences("Faux Wood", 2000, 1801)).toEqual([
      "At 1801 mm long, the widest we make in Faux Wood is 1998 mm.",
      "At 2000 mm wide, the longest we make in Faux Wood is 1800 mm.",
    ]);
  });

  it("leave the sentences of other materials as they are", () => {
    expect(sentences("Hardwood", 2439, 1000)).toEqual(["The widest we make is 2438 mm (96 in)."]);
  });
});
