import { londonTime, SHOP_TIME_ZONE } from "./london-time.js";

/** Calendar days to deliver an order, unless a product takes longer. */
export const DAYS_AT_LEAST = 14;

/** Working days on the way of either delivery, once an order is made. */
type DeliveryDays = { standardDeliveryDays: { to: number }; expressDeliveryDays: { to: number } };

/** A faster delivery saves fewer days than an order takes, so that none is estimated for the day on which it is placed, or before. */
const MOST_SAVED = DAYS_AT_LEAST - 1;

/** Why express delivery can't have these days beside standard delivery; undefined where it can. */
export function expressRefusal({ standardDeliveryDays, expressDeliveryDays }: DeliveryDays): string | undefined {
  const saved = standardDeliveryDays.to - expressDeliveryDays.to;
  if (saved >= 0 && saved <= MOST_SAVED) return undefined;
  return `Express delivery must be as fast as standard delivery or up to ${MOST_SAVED} days faster, by their longest times`;
}

/** Whole days that express delivery saves, from 0 to 13 whatever the facts say. */
export const daysSavedByExpress = ({ standardDeliveryDays, expressDeliveryDays }: DeliveryDays): number =>
  Math.min(Math.max(standardDeliveryDays.to - expressDeliveryDays.to, 0), MOST_SAVED);

const writtenDay = new Intl.DateTimeFormat("en-GB", {
  timeZone: SHOP_TIME_ZONE,
  year: "numeric",
  month: "long",
  day: "numeric",
});

/**
 * The estimated delivery date as "2026-12-04": 14 calendar days after the order, or the longest lead time of its products.
 * @param leadTimesDays lead time of each ordered product in days; null for the default
 * @param fewerDays days that a faster delivery than the standard one saves
 */
export function estimatedDelivery(placedAt: Date, leadTimesDays: readonly (number | null)[], fewerDays = 0): string {
  const days = leadTimesDays.reduce<number>((longest, own) => Math.max(longest, own ?? 0), DAYS_AT_LEAST);
  // Days are London days: in summer, half past midnight there is the day before in UTC.
  const { year, month, day } = londonTime(placedAt);
  return new Date(Date.UTC(year, month - 1, day + days - fewerDays)).toISOString().slice(0, 10);
}

/**
 * Formats the London day of a moment, or a date such as "2026-12-04", as "4 December 2026".
 * @throws {RangeError} for an invalid date
 */
export function formatDay(day: Date | string): string {
  return writtenDay.format(new Date(day));
}
