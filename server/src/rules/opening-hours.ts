import { isHoliday } from "./bank-holidays.js";
import { londonTime, momentInLondon, SHOP_TIME_ZONE, type LondonTime } from "./london-time.js";

export const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** A range of weekdays with the same opening and closing times in London: "09:00", "18:00". */
export type OpeningHours = {
  readonly from: Weekday;
  readonly to: Weekday;
  readonly opens: string;
  readonly closes: string;
};

/** When the shop opens, from its profile. */
export type OpenDays = {
  readonly hours: readonly OpeningHours[];
  /** Days on which it is closed besides bank holidays, such as 2026-12-24. */
  readonly closedDays: readonly { readonly date: string }[];
};

/** Minutes from midnight. */
type OpenDay = { opens: number; closes: number };

/** More days than pass until any shop has opened twice. */
const LONGEST_CLOSING = 366;

/**
 * The time by which the shop promises to reply: 24 hours later, not counting days on which it is closed, bank holidays too. That is the
 * same time on the next open day or, if the shop is closed then, the preceding closing time.
 * @param askedAt when the enquiry was sent
 * @throws {RangeError} if the shop never opens
 */
export function promisedContactBy(askedAt: Date, shop: OpenDays): Date {
  const asked = londonTime(askedAt);
  const hoursAfter = (days: number) => openingAfter(days, asked, shop);
  const at = (days: number, minutes: number) => momentInLondon({ ...asked, day: asked.day + days, minutes });
  const first = openDayFrom(0, hoursAfter);
  const next = openDayFrom(first.days + 1, hoursAfter);
  const minutes = first.days === 0 ? asked.minutes : 0; // on a closed day the 24 hours start with the next open one
  const isTooEarly = minutes < next.opens && minutes < first.closes;
  return isTooEarly
    ? at(first.days, first.closes)
    : at(next.days, minutes < next.opens ? next.closes : Math.min(minutes, next.closes));
}

function openDayFrom(days: number, hoursAfter: (days: number) => OpenDay | undefined): OpenDay & { days: number } {
  if (days > LONGEST_CLOSING) throw new RangeError("A shop that never opens can't promise to get in touch.");
  const day = hoursAfter(days);
  return day ? { ...day, days } : openDayFrom(days + 1, hoursAfter);
}

/** Opening and closing time so many days after a day in London; undefined where the shop is closed, which it is on bank holidays too. */
export function openingAfter(
  days: number,
  { year, month, day, weekday }: LondonTime,
  { hours, closedDays }: OpenDays,
): OpenDay | undefined {
  const date = new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
  if (isHoliday(date) || closedDays.some((closed) => closed.date === date)) return undefined;
  return hoursOn((weekday + days) % WEEKDAYS.length, hours);
}

/** Opening and closing time on a weekday, counted from Monday, 0; undefined on a closed one. */
export function hoursOn(weekday: number, hours: readonly OpeningHours[]): OpenDay | undefined {
  const span = spanOn(weekday, hours);
  return span && { opens: minutesOf(span.opens), closes: minutesOf(span.closes) };
}

const spanOn = (weekday: number, hours: readonly OpeningHours[]): OpeningHours | undefined =>
  hours.find(({ from, to }) => WEEKDAYS.indexOf(from) <= weekday && weekday <= WEEKDAYS.indexOf(to));

function minutesOf(time: string): number {
  const [hour = NaN, minute = NaN] = time.split(":").map(Number);
  return hour * 60 + minute;
}

const writtenDay = new Intl.DateTimeFormat("en-GB", {
  timeZone: SHOP_TIME_ZONE,
  weekday: "long",
  day: "numeric",
  month: "long",
});

/** "6pm on Saturday, 21 November" in London. */
export function formatPromise(moment: Date): string {
  const { minutes } = londonTime(moment);
  return `${clockFace(minutes)} on ${writtenDay.format(moment)}`;
}

/** When something happened, in London: with the year where it is not that of `now`, as "6pm on Saturday 21 November 2020". */
export function formatPastMoment(moment: Date, now = new Date()): string {
  const { year } = londonTime(moment);
  return year === londonTime(now).year ? formatPromise(moment) : `${formatPromise(moment)} ${year}`;
}

/** Every open day with its hours, from Monday on. */
export function dailyOpenings(hours: readonly OpeningHours[]): { day: Weekday; opens: string; closes: string }[] {
  return WEEKDAYS.flatMap((day, index) => {
    const span = spanOn(index, hours);
    return span ? { day, opens: span.opens, closes: span.closes } : [];
  });
}

/** The fewest spans with these days' hours, from Monday on: the reverse of `dailyOpenings`. */
export function openingSpans(days: readonly { day: Weekday; opens: string; closes: string }[]): OpeningHours[] {
  const spans: OpeningHours[] = [];
  for (const day of WEEKDAYS) {
    const open = days.find((each) => each.day === day);
    const last = spans.at(-1);
    if (!open) continue;
    const { opens, closes } = open;
    const isNext = last && WEEKDAYS.indexOf(last.to) + 1 === WEEKDAYS.indexOf(day);
    if (isNext && last.opens === opens && last.closes === closes) spans.splice(-1, 1, { ...last, to: day });
    else spans.push({ from: day, to: day, opens, closes });
  }
  return spans;
}

/** "Mon–Fri", "Sat". */
export function formatDays({ from, to }: Pick<OpeningHours, "from" | "to">): string {
  return from === to ? from : `${from}–${to}`;
}

/** "9am" for "09:00", "5.30pm" for "17:30". */
export function formatTime(time: string): string {
  return clockFace(minutesOf(time));
}

function clockFace(minutes: number): string {
  const [hour, rest] = [Math.floor(minutes / 60), minutes % 60];
  const past = rest === 0 ? "" : `.${String(rest).padStart(2, "0")}`;
  return `${hour % 12 || 12}${past}${hour % 24 < 12 ? "am" : "pm"}`;
}
