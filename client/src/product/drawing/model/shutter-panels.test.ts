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

  it("have their midrail where it was measured, from the sill to its middle", () => {
    for (const { openings } of shutterPanels(box(1200, 1500), { midrail: 400 })) {
      const [upper, lower] = openings;
      if (!upper || !lower) throw new Error("There is no midrail.");
      expect((upper.y + upper.height + lower.y) / 2).toBeCloseTo(1500 - 400);
    }
  });

  it("leave room for a T-post where it was measured, and in the middle where it is needed", () => {
    const gaps = (width: number, post: number | true) => {
      const panels = shutterPanels(box(width, 1200), { post });
      return panels.slice(1).flatMap(({ outline }, index) => {
        const before = panels[index]?.outline;
        const end = before ? before.x + before.width : 0;
        return outline.x - end > 1 ? [(outline.x + end) / 2] : [];
      });
    };
    expect(gaps(1200, 400)).toEqual([400]);
    expect(gaps(1800, true)).toEqual([900]);
    expect(gaps(1200, true)).toEqual([]);
  });

  it("stay drawable where a measure is none at this size", () => {
    for (const panels of [
      shutterPanels(box(600, 900), { midrail: 5000 }),
      shutterPanels(box(600, 900), { post: 9000 }),
    ])
      for (const { outline, openings } of panels)
        for (const { width, height } of [outline, ...openings]) expect(Math.min(width, height)).toBeGreaterThan(0);
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
