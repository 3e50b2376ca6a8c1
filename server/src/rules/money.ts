/** Money is whole pence everywhere except in REST, whose specified shapes use pounds. */
export type Pence = number;

/** A share or factor in whole percent: 120 is one and a fifth. */
export type Percent = number;

/**
 * `dividend / divisor` rounded to the nearest whole number, halves up (towards plus infinity). Pass products above 2^53 as
 * bigint, so that the result is rounded only once.
 * @throws {RangeError} for a dividend or divisor that is not whole, a divisor below 1, or a result beyond 2^53
 */
export function roundedDivision(dividend: bigint | number, divisor: bigint | number): number {
  const below = BigInt(divisor);
  if (below < 1n) throw new RangeError(`A divisor must be at least 1, not ${divisor}.`);
  const twice = 2n * BigInt(dividend) + below;
  const doubled = 2n * below;
  // BigInt division truncates towards zero; this needs the floor.
  const floor = twice / doubled - (twice % doubled < 0n ? 1n : 0n);
  const result = Number(floor);
  if (!Number.isSafeInteger(result)) throw new RangeError(`${dividend} / ${divisor} is beyond exact whole numbers.`);
  return result;
}

/** `percent` of an amount, half up to the penny. */
export function percentOf(pence: Pence, percent: Percent): Pence {
  return roundedDivision(BigInt(pence) * BigInt(percent), 100);
}

const wholePounds = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 });

/**
 * "£1,234.56"; below zero "−£5.00".
 * @throws {RangeError} for anything but whole pence
 */
export function formatPounds(pence: Pence): string {
  if (!Number.isSafeInteger(pence)) throw new RangeError(`Money is whole pence, not ${pence}.`);
  const amount = Math.abs(pence);
  const pounds = wholePounds.format(Math.floor(amount / 100));
  return `${pence < 0 ? "−" : ""}£${pounds}.${String(amount % 100).padStart(2, "0")}`;
}

/** "£50" for whole pounds, else "£50.50", so that a column of amounts still adds up. */
export function formatPoundsShort(pence: Pence): string {
  return formatPounds(pence).replace(/\.00$/, "");
}

/** Pounds for REST: a number with at most two decimals. */
export function poundsOf(pence: Pence): number {
  return pence / 100;
}

/**
 * Pence of an amount in pounds, to the nearest penny.
 * @throws {RangeError} for NaN, infinite or absurdly large amounts
 */
export function penceOf(pounds: number): Pence {
  const pence = Math.round(pounds * 100);
  if (!Number.isSafeInteger(pence)) throw new RangeError(`${pounds} is not an amount in pounds.`);
  return pence;
}
