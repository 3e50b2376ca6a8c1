import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPounds, formatPoundsShort, penceOf, percentOf, poundsOf, roundedDivision } from "./money.js";

describe("roundedDivision", () => {
  it.each([
    [5130 * 115, 100, 5900], // 51.30 × 1.15 is 58.995, which binary fractions make 58.99
    [1, 2, 1],
    [1, 3, 0],
    [2, 3, 1],
    [149, 100, 1],
    [150, 100, 2],
    [0, 7, 0],
    [-1, 2, 0],
    [-2, 3, -1],
    [-3, 2, -1],
    [9_007_199_254_740_993n * 10n, 100n, 900_719_925_474_099],
  ])("%s / %s rounds to %s", (dividend, divisor, expected) => {
    expect(roundedDivision(dividend, divisor)).toBe(expected);
  });

  it("rounds to the nearest whole number, halves up", () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 18n), 10n ** 18n), fc.bigInt(1_000n, 10n ** 12n), (dividend, divisor) => {
        const doubledError = 2n * (BigInt(roundedDivision(dividend, divisor)) * divisor - dividend);
        expect(doubledError > -divisor && doubledError <= divisor).toBe(true);
      }),
    );
  });

  it.each([
    [1.5, 2],
    [NaN, 2],
    [1, 0],
    [1, -2],
    [2n ** 80n, 1],
  ])("refuses %s / %s", (dividend, divisor) => {
    expect(() => roundedDivision(dividend, divisor)).toThrow(RangeError);
  });
});

it.each([
  [14_040, 8, 1_123],
  [5_130, 115, 5_900],
  [0, 8, 0],
])("%s pence × %s %% is %s", (pence, percent, expected) => {
  expect(percentOf(pence, percent)).toBe(expected);
});

it.each([
  [0, "£0.00", "£0"],
  [5, "£0.05", "£0.05"],
  [5_000, "£50.00", "£50"],
  [5_050, "£50.50", "£50.50"],
  [20_592, "£205.92", "£205.92"],
  [123_456, "£1,234.56", "£1,234.56"],
  [100_000_000, "£1,000,000.00", "£1,000,000"],
  [-500, "−£5.00", "−£5"],
])("%s pence is formatted as %s, in the cart as %s", (pence, long, short) => {
  expect([formatPounds(pence), formatPoundsShort(pence)]).toEqual([long, short]);
});

it.each([1.5, NaN, Infinity, 2 ** 60])("refuses to format %s as money", (pence) => {
  expect(() => formatPounds(pence)).toThrow(RangeError);
});

it("converts pence to pounds and back without loss", () => {
  expect(poundsOf(20_592)).toBe(205.92);
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (pence) => {
      expect(penceOf(poundsOf(pence))).toBe(pence);
    }),
  );
});

it.each([NaN, Infinity, 1e300])("refuses %s as pounds", (pounds) => {
  expect(() => penceOf(pounds)).toThrow(RangeError);
});
