import { londonTime, SHOP_TIME_ZONE } from "./london-time.js";

/** Calendar days that an order is estimated at, unless a product takes longer. */
export const DAYS_AT_LEAST = 14;

const writtenDay = new Intl.DateTimeFormat("en-GB", {
  timeZone: SHOP_TIME_ZONE,
  year: "numeric",
  month: "long",
  day: "numeric",
});

/**
 * The day an order should arrive, as "2026-12-04": 14 calendar days after it was placed, or as many as the product that takes
 * longest.
 * @param leadTimesDays days each ordered product takes; null where it has no lead time of its own
 */
export function estimatedDelivery(placedAt: Date, leadTimesDays: readonly (number | null)[]): string {
  const days = leadTimesDays.reduce<number>((longest, own) => Math.max(longest, own ?? 0), DAYS_AT_LEAST);
  // Days are the shop's: an order placed at half past midnight in summer belongs to the new day in London.
  const { year, month, day } = londonTime(placedAt);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

/**
 * "4 December 2026": the day in London of a moment, or of a date such as "2026-12-04".
 * @throws {RangeError} for what is no date
 */
export function formatDay(day: Date | string): string {
  return writtenDay.format(new Date(day));
}
