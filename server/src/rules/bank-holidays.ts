/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000;

/** Days of the week as `Date` counts them. */
const SUNDAY = 0;
const MONDAY = 1;
const SATURDAY = 6;

/**
 * The bank holidays of England and Wales in a year as days such as "2026-12-25", in order: those of the Banking and Financial
 * Dealings Act 1971 with the ones by proclamation of every year. A single one (a coronation) belongs among the shop's closed days.
 * One at a weekend is replaced by the next working day; the weekend is no working day itself.
 */
export function bankHolidays(year: number): readonly string[] {
  const easter = easterSunday(year);
  const fixed = [Date.UTC(year, 0, 1), Date.UTC(year, 11, 25), Date.UTC(year, 11, 26)];
  const movable = [
    ...[easter - 2 * DAY, easter + DAY],
    ...[mondayFrom(Date.UTC(year, 4, 1)), mondayFrom(Date.UTC(year, 4, 25)), mondayFrom(Date.UTC(year, 7, 25))],
  ];
  const taken = new Set([...movable, ...fixed.filter((day) => !isWeekend(day))]);
  for (const day of fixed.filter(isWeekend)) taken.add(nextWorkingDay(day, taken));
  return [...taken].toSorted((one, other) => one - other).map((day) => new Date(day).toISOString().slice(0, 10));
}

/** New Year's Day, Christmas Day and Boxing Day: nobody works then, also where another day replaces one at a weekend. */
const ALWAYS_FREE = ["01-01", "12-25", "12-26"];

/** Whether a day such as "2026-12-25" is a bank holiday, or one at a weekend that another day replaces. */
export const isHoliday = (day: string): boolean =>
  ALWAYS_FREE.includes(day.slice(5)) || bankHolidays(Number(day.slice(0, 4))).includes(day);

const weekdayOf = (day: number): number => new Date(day).getUTCDay();

const isWeekend = (day: number): boolean => [SATURDAY, SUNDAY].includes(weekdayOf(day));

/** The Monday of the week that begins with `day`. */
const mondayFrom = (day: number): number => day + ((MONDAY - weekdayOf(day) + 7) % 7) * DAY;

function nextWorkingDay(day: number, taken: ReadonlySet<number>): number {
  const next = day + DAY;
  return isWeekend(next) || taken.has(next) ? nextWorkingDay(next, taken) : next;
}

/** By the Gregorian calendar (J.-M. Oudin, 1940). */
function easterSunday(year: number): number {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const k = Math.floor((century - 17) / 25);
  const shifted = (century - Math.floor(century / 4) - Math.floor((century - k) / 3) + 19 * golden + 15) % 30;
  const moon =
    shifted -
    Math.floor(shifted / 28) *
      (1 - Math.floor(shifted / 28) * Math.floor(29 / (shifted + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  const offset = moon - weekday;
  const month = 3 + Math.floor((offset + 40) / 44);
  return Date.UTC(year, month - 1, offset + 28 - 31 * Math.floor(month / 4));
}
