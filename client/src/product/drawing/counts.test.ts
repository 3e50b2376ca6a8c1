import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldCount } from "./model/roman-folds";
import { scaleView, sheetPixel } from "./sheet";
import { louvreWidth, shutterPanels } from "./model/shutter-panels";
import { slatCount } from "./model/slat-count";

const box = (width: number, height: number) => ({ x: 0, y: 0, width, height });
const lengths = fc.integer({ min: 300, max: 6000 });

describe("foldCount", () => {
  it.each([
    [300, 2],
    [700, 2],
    [701, 3],
    [1600, 4],
    [2200, 5],
    [2800, 6],
    [2801, 7],
  ])("for a drop of %i mm is %i", (drop, count) => {
    expect(foldCount(drop)).toBe(count);
  });
});

describe("slatCount", () => {
  it.each([
    [1400, 50, 32],
    [1400, 25, 64],
    [10, 50, 1],
    [0, 50, 1],
  ])("for %i mm with slats of %i mm is %i", (length, width, count) => {
    expect(slatCount(length, width)).toBe(count);
  });
});

describe("shutter panels", () => {
  it.each([
    [738, 1],
    [739, 2],
    [1400, 2],
    [1401, 3],
  ])("with a width of %i mm have %i leaves", (width, leaves) => {
    expect(shutterPanels(box(width, 1200))).toHaveLength(leaves);
  });

  it.each([
    [699, 63],
    [700, 76],
    [1799, 76],
    [1800, 89],
  ])("with a height of %i mm have louvres of %i mm", (height, width) => {
    expect(louvreWidth(height)).toBe(width);
  });

  it("have a midrail above a height", () => {
    const openings = (height: number) => shutterPanels(box(600, height)).map((panel) => panel.openings.length);
    expect(openings(1800)).toEqual([1]);
    expect(openings(2000)).toEqual([2]);
  });

  it("do not overlap, and contain their openings", () => {
    fc.assert(
      fc.property(lengths, lengths, (width, height) => {
        const panels = shutterPanels(box(width, height));
        for (const { outline, openings } of panels) {
          expect(outline.width).toBeLessThanOrEqual(650);
          expect(outline.x).toBeGreaterThanOrEqual(0);
          expect(outline.x + outline.width).toBeLessThanOrEqual(width + 1e-6);
          for (const opening of openings) {
            expect(Math.min(opening.width, opening.height)).toBeGreaterThan(0);
            expect(opening.x).toBeGreaterThanOrEqual(outline.x);
            expect(opening.y + opening.height).toBeLessThanOrEqual(outline.y + outline.height + 1e-6);
          }
        }
        const rights = panels.map(({ outline }) => outline.x + outline.width);
        panels
          .slice(1)
          .forEach(({ outline }, index) => expect(outline.x).toBeGreaterThanOrEqual((rights[index] ?? 0) - 1e-6));
      }),
    );
  });
});

describe("scaleView", () => {
  it("contains every size with room for dimensions at a constant aspect ratio", () => {
    fc.assert(
      fc.property(lengths, lengths, (width, height) => {
        const view = scaleView(box(width, height));
        expect(view.height / view.width).toBeCloseTo(1.08, 2);
        expect(view.x).toBeLessThan(0);
        expect(view.y).toBeLessThan(0);
        expect(view.x + view.width).toBeGreaterThan(width + view.width * 0.1);
        expect(view.y + view.height).toBeGreaterThan(height);
        expect(Object.values(view).every(Number.isInteger)).toBe(true);
      }),
    );
  });

  it("scales with the size", () => {
    const pixel = (length: number) => sheetPixel(scaleView(box(length, length)));
    expect(pixel(2400)).toBeGreaterThan(pixel(600) * 3);
  });
});
