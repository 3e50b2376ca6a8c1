/** The clocks of the shop, whatever clock its servers and shoppers have. */
export const SHOP_TIME_ZONE = "Europe/London";

/** A moment as a clock and a calendar in London show it. `weekday` counts from Monday, 0; `minutes` from midnight. */
type LondonTime = { year: number; month: number; day: number; weekday: number; minutes: number };

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

/** What clock and calendar in London show at a moment. */
export function londonTime(moment: Date): LondonTime {
  const parts = new Map(reading.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const part = (name: "year" | "month" | "day" | "hour" | "minute") => parts.get(name) ?? NaN;
  const [year, month, day] = [part("year"), part("month"), part("day")];
  const weekday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
  return { year, month, day, weekday, minutes: part("hour") * 60 + part("minute") };
}

/**
 * The moment at which clocks in London show this; where they are put back and show it twice, the first, and where they are
 * put forward and never show it, as much later.
 */
export function momentInLondon({ year, month, day, minutes }: Omit<LondonTime, "weekday">): Date {
  const asUtc = Date.UTC(year, month - 1, day, 0, minutes);
  const summer = new Date(asUtc - 60 * MINUTE); // British Summer Time is an hour ahead
  return londonTime(summer).minutes === ((minutes % 1440) + 1440) % 1440 ? summer : new Date(asUtc);
}
