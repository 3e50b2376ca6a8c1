import { describe, expect, it } from "vitest";
import { foldCount } from "./roman-folds";
import { shutterPanels } from "./shutter-panels";
import { slatCount } from "./slat-count";

describe("figures of suppliers and makers", () => {
  it.each([
    [300, 2],
    [700, 2],
    [701, 3],
    [1600, 4],
    [2200, 5],
    [2800, 6],
    [2801, 7],
    [3200, 7],
  ])("a roman blind of %d mm has %d folds", (drop, folds) => {
    expect(foldCount(drop)).toBe(folds);
  });

  it.each([
    [1500, 50, 34],
    [1500, 25, 68],
    [10, 127, 1],
    [0, 50, 1],
  ])("%d mm need, with slats of %d mm, %d slats", (length, slat, count) => {
    expect(slatCount(length, slat)).toBe(count);
  });

  it.each([
    [600, 1000, 1, 1],
    [600, 1800, 1, 1],
    [600, 2000, 1, 2],
    [1200, 1000, 2, 1],
    [1200, 2000, 2, 2],
    [4500, 2438, 7, 2],
  ])("a shutter of %d × %d mm has %d leaves of %d openings", (width, height, leaves, openings) => {
    const panels = shutterPanels({ x: 0, y: 0, width, height });
    expect(panels).toHaveLength(leaves);
    expect(panels.map((panel) => panel.openings.length)).toEqual(Array(leaves).fill(openings));
  });
});
