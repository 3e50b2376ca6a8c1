import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scaleView, sheetPixel } from "./sheet";

const box = (width: number, height: number) => ({ x: 0, y: 0, width, height });
const lengths = fc.integer({ min: 300, max: 6000 });

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
