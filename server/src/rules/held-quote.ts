import { londonTime, momentInLondon } from "./london-time.js";

/** Days for which a price is kept where the shop says nothing else (specification: 30-day quotes). */
export const HELD_DAYS = 30;

/** What has become of a quote whose prices are held. */
export const HeldQuoteState = { OPEN: "OPEN", EXPIRED: "EXPIRED", ORDERED: "ORDERED" } as const;
export type HeldQuoteState = (typeof HeldQuoteState)[keyof typeof HeldQuoteState];

/** The number of a quote from what people type or follow. */
export const readQuoteNumber = (typed: string): string => typed.trim().toUpperCase();

/**
 * The moment at which prices that are kept now stop being held: midnight in London after the last of the days, so that the last day
 * counts whole.
 * @param days whole days, from 1
 */
export function heldUntil(madeAt: Date, days: number): Date {
  const { year, month, day } = londonTime(madeAt);
  return momentInLondon({ year, month, day: day + days + 1, minutes: 0 });
}

/** The last day on which prices are held, as a moment of that day in London. */
export const lastHeldDay = (until: Date): Date => new Date(until.getTime() - 1);
