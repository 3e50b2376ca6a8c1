import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatLength, formatSize, fromInches, toInches, UNITS } from "./sizes.js";

describe("conversions", () => {
  it.each([
    [1200, "mm", 47.2441],
    [60, "cm", 23.622],
    [60.5, "cm", 23.8189],
    [96, "in", 96],
    [23.0625, "in", 23.0625],
    [25.4, "mm", 1],
    [0, "mm", 0],
  ] as const)("%s %s is %s inches", (value, unit, inches) => {
    expect(toInches(value, unit)).toBe(inches);
  });

  it.each([
    [24, "mm", 610],
    [12, "mm", 305],
    [24.5, "mm", 622.3],
    [24, "cm", 60.96],
    [47.2441, "mm", 1200],
    [47.2441, "in", 47.24],
    [23.0625, "in", 23.06],
  ] as const)("%s inches read in %s as %s", (inches, unit, value) => {
    expect(fromInches(inches, unit)).toBe(value);
  });

  it.each([
    ["mm", 1, 12_000],
    ["cm", 10, 12_000],
    ["in", 100, 50_000],
  ] as const)("every %s with %s parts to one comes back as typed", (unit, parts, most) => {
    const typed = Array.from({ length: most }, (_, index) => (index + 1) / parts);
    expect(typed.filter((value) => fromInches(toInches(value, unit), unit) !== value)).toEqual([]);
  });

  it("distinguishes lengths that differ by a tenth of a millimetre and preserves their order", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 250_000 }), (tenths) => {
        expect(toInches((tenths + 1) / 10, "mm")).toBeGreaterThan(toInches(tenths / 10, "mm"));
      }),
    );
  });

  it("keeps four decimals of an inch", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (tenThousandths) => {
        expect(toInches(tenThousandths / 10_000, "in")).toBe(tenThousandths / 10_000);
      }),
    );
  });

  it.each([NaN, Infinity, -5, 1e12])("refuses %s in every unit", (value) => {
    for (const unit of UNITS) {
      expect(() => toInches(value, unit)).toThrow(RangeError);
      expect(() => fromInches(value, unit)).toThrow(RangeError);
    }
  });
});

describe("texts", () => {
  const size = { width: toInches(1200, "mm"), height: toInches(1400, "mm") };

  it.each([
    ["mm", "1200 × 1400 mm"],
    ["cm", "120 × 140 cm"],
    ["in", "47.24 × 55.12 in"],
  ] as const)("says a size in %s", (unit, text) => {
    expect(formatSize(size, unit)).toBe(text);
  });

  it("formats an approximate size", () => {
    expect(formatSize({ width: 24, height: 36 }, "mm")).toBe("610 × 914 mm");
    expect(formatSize({ width: 24.5, height: 36 }, "mm", 0)).toBe("622 × 914 mm");
  });

  it("formats a length", () => {
    expect(formatLength(size.width, "in")).toBe("47.24 in");
  });
});
