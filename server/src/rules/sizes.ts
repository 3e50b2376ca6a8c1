import { roundedDivision } from "./money.js";

/** Width and height (drop) of a covering in inches, with four decimals. */
export type Size = { readonly width: number; readonly height: number };

export const UNITS = ["mm", "cm", "in"] as const;
export type Unit = (typeof UNITS)[number];

/** The largest plausible length in inches; larger numbers are typing errors. */
export const LONGEST_INCHES = 1000;

/** Ten-thousandths of an inch per unit, as a fraction: an inch is exactly 25.4 mm. `decimals` is for display. */
const SCALES = {
  mm: { numerator: 50_000n, denominator: 127n, decimals: 1 },
  cm: { numerator: 500_000n, denominator: 127n, decimals: 2 },
  in: { numerator: 10_000n, denominator: 1n, decimals: 2 },
} as const satisfies Record<Unit, { numerator: bigint; denominator: bigint; decimals: number }>;

const FOUR_DECIMALS = 10_000;

/**
 * A length as a whole number of ten-thousandths of an inch, the unit of all calculations.
 * @param inches 0 to 1,000,000
 * @throws {RangeError} outside of that, and for NaN
 */
export function tenThousandthsOf(inches: number): number {
  if (!(inches >= 0 && inches <= 1_000_000)) throw new RangeError(`${inches} is not a length.`);
  return Math.round(inches * FOUR_DECIMALS);
}

/**
 * Converts a length in `unit` to inches, rounded to four decimals.
 * @throws {RangeError} for a negative, absurd or non-finite value
 */
export function toInches(value: number, unit: Unit): number {
  const { numerator, denominator } = SCALES[unit];
  const whole = BigInt(tenThousandthsOf(value));
  return roundedDivision(whole * numerator, denominator * BigInt(FOUR_DECIMALS)) / FOUR_DECIMALS;
}

/**
 * Formats a length: mm with at most one decimal, cm and inches with at most two. Lengths typed with so many decimals are shown
 * as typed. Whole inches, such as the least of a product, are shown in whole mm: 12 in are 305 mm. Finer inches (23.0625) are
 * shorten, so don't parse the text back.
 */
export function fromInches(inches: number, unit: Unit, decimals = decimalsOf(inches, unit)): number {
  const { numerator, denominator } = SCALES[unit];
  const shift = 10 ** decimals;
  const scaled = BigInt(tenThousandthsOf(inches)) * denominator * BigInt(shift);
  return roundedDivision(scaled, numerator) / shift;
}

const decimalsOf = (inches: number, unit: Unit): number =>
  unit === "mm" && Number.isInteger(inches) ? 0 : SCALES[unit].decimals;

/** "1200 mm", "47.24 in". */
export function formatLength(inches: number, unit: Unit, decimals?: number): string {
  return `${fromInches(inches, unit, decimals)} ${unit}`;
}

/** "1200 × 1400 mm", "47.24 × 55.12 in". `decimals` 0 gives an approximate size: "610 × 914 mm" for 24 × 36 inches. */
export function formatSize({ width, height }: Size, unit: Unit, decimals?: number): string {
  return `${fromInches(width, unit, decimals)} × ${formatLength(height, unit, decimals)}`;
}
