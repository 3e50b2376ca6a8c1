import { expect, it } from "vitest";
import { cielab, colourDifference } from "./cielab.js";

it.each([
  ["#ffffff", 100, 0],
  ["#000000", 0, 0],
  ["#808080", 53.6, 0],
  ["#ff0000", 53.2, 104.6],
])("measures %s with lightness %d and chroma %d", (hex, lightness, chroma) => {
  expect(cielab(hex).lightness).toBeCloseTo(lightness, 0);
  expect(Math.abs(cielab(hex).chroma - chroma)).toBeLessThan(0.5);
});

it("measures red, yellow and blue in their order round the circle", () => {
  expect(["#ff0000", "#ffff00", "#0000ff"].map((hex) => Math.round(cielab(hex).hue))).toEqual([40, 103, 306]);
});

it("says how far apart colours look, in either order", () => {
  const [black, white, red] = ["#000000", "#ffffff", "#ff0000"].map(cielab) as [
    ReturnType<typeof cielab>,
    ReturnType<typeof cielab>,
    ReturnType<typeof cielab>,
  ];
  expect(colourDifference(black, white)).toBeCloseTo(100, 0);
  expect(colourDifference(red, red)).toBe(0);
  expect(colourDifference(red, black)).toBeCloseTo(colourDifference(black, red));
});
