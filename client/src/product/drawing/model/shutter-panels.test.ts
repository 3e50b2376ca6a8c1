import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { louvreWidth, shutterPanels } from "./shutter-panels";

const box = (width: number, height: number) => ({ x: 0, y: 0, width, height });
const lengths = fc.integer({ min: 300, max: 6000 });

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
