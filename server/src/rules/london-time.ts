/** The shop's time zone, regardless of those of servers and shoppers. */
export const SHOP_TIME_ZONE = "Europe/London";

/** Date and time in London. `weekday` counts from Monday, 0; `minutes` from midnight. */
export type LondonTime = { year: number; month: number; day: number; weekday: number; minutes: number };

const MINUTE = 60_000;

const reading = new Intl.DateTimeFormat("en-GB", {
  timeZone: SHOP_TIME_ZONE,
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
});

/** Converts a moment to date and time in London. */
export function londonTime(moment: Date): LondonTime {
  const parts = new Map(reading.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const part = (name: "year" | "month" | "day" | "hour" | "minute") => parts.get(name) ?? NaN;
  const [year, month, day] = [part("year"), part("month"), part("day")];
  const weekday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
  return { year, month, day, weekday, minutes: part("hour") * 60 + part("minute") };
}

/** The day of a moment in London, such as "2026-12-04". */
export function londonDay(moment: Date): string {
  const { year, month, day } = londonTime(moment);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/**
 * Converts date and time in London to a moment. A time that occurs twice when clocks go back means the first; a time skipped when
 * they go forward is moved by the skipped hour.
 */
export function momentInLondon({ year, month, day, minutes }: Omit<LondonTime, "weekday">): Date {
  const asUtc = Date.UTC(year, month - 1, day, 0, minutes);
  const summer = new Date(asUtc - 60 * MINUTE); // British Summer Time is an hour ahead
  return londonTime(summer).minutes === ((minutes % 1440) + 1440) % 1440 ? summer : new Date(asUtc);
}
