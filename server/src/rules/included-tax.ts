import { percentOf, roundedDivision, type Pence, type Percent } from "./money.js";

// Prices are stored without tax. `taxPercent` is the tax in percent of such a price; with 0 every function returns its amount.

/** The specification's tax on goods. */
export const GOODS_TAX_PERCENT: Percent = 8;

/** The price that is shown and paid for a price without tax, half up to the penny. */
export function withTax(pence: Pence, taxPercent: Percent): Pence {
  return taxPercent === 0 ? pence : percentOf(pence, 100 + taxPercent);
}

/** The price without tax of a price with tax. Exact: tax only adds pence, so no two prices without tax share one with tax. */
export function withoutTax(pence: Pence, taxPercent: Percent): Pence {
  return roundedDivision(BigInt(pence) * 100n, 100 + taxPercent);
}

/** The tax inside an amount, half up to the penny. */
export function taxInside(pence: Pence, taxPercent: Percent): Pence {
  return roundedDivision(BigInt(pence) * BigInt(taxPercent), 100 + taxPercent);
}

/** The lowest price without tax that is at least this price with tax. */
export function lowestWithoutTax(pence: Pence, taxPercent: Percent): Pence {
  return firstFrom(2n * BigInt(pence) - 1n, taxPercent);
}

/** The highest price without tax that is at most this price with tax. */
export function highestWithoutTax(pence: Pence, taxPercent: Percent): Pence {
  return firstFrom(2n * BigInt(pence) + 1n, taxPercent) - 1;
}

/** The first price without tax whose exact price with tax reaches so many half pence, where rounding changes. */
function firstFrom(halfPence: bigint, taxPercent: Percent): Pence {
  const divisor = 2n * BigInt(100 + taxPercent);
  return Number((halfPence * 100n + divisor - 1n) / divisor);
}
