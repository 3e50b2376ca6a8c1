import { describe, expect, it } from "vitest";
import { cropArea } from "./crop-area.js";

describe("the part of a picture in a frame", () => {
  it.each([
    ["50% 50%", 200],
    ["0% 50%", 0],
    ["100% 0%", 400],
    ["30% 90%", 120],
  ])("is found across a wide one: %s", (position, left) => {
    expect(cropArea({ width: 1600, height: 800 }, { width: 600, height: 500 }, position)).toEqual({
      scaled: { width: 1000, height: 500 },
      area: { left, top: 0, width: 600, height: 500 },
    });
  });

  it.each([
    ["50% 0%", 0],
    ["50% 25%", 150],
    ["0% 100%", 600],
  ])("is found down a tall one: %s", (position, top) => {
    expect(cropArea({ width: 300, height: 500 }, { width: 600, height: 400 }, position)).toEqual({
      scaled: { width: 600, height: 1000 },
      area: { left: 0, top, width: 600, height: 400 },
    });
  });

  it("never leaves the picture, also where sizes are rounded", () => {
    const { scaled, area } = cropArea({ width: 1199, height: 901 }, { width: 744, height: 630 }, "100% 100%");
    expect(area.left + area.width).toBeLessThanOrEqual(scaled.width);
    expect(area.top + area.height).toBeLessThanOrEqual(scaled.height);
  });
});
