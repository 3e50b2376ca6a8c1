import { z } from "zod";
import { londonTime, momentInLondon } from "./london-time.js";
import { openingAfter, WEEKDAYS, type OpenDays } from "./opening-hours.js";

/** A time of every week at which fitters visit. `weekday` counts from Monday, 0; times are London's, such as "09:00". */
export type WeeklyVisitTime = { weekday: number; starts: string; ends: string; fitters: number };

/** When and where fitters visit, and how late a visit can still be booked, moved or cancelled. */
export type VisitPlan = {
  times: readonly WeeklyVisitTime[];
  /** Areas and districts of postcodes, such as "BS" and "BA1"; none for all. */
  areas: readonly string[];
  /** Whole hours before a visit until which it is booked, moved and cancelled. */
  noticeHours: number;
  /** Weeks from today for which there are times. */
  weeksAhead: number;
};

/** One fitter's time. `place` counts the fitters of a time from 1. */
export type VisitPlace = { startsAt: Date; endsAt: Date; place: number };

/** Times of a week, and fitters of one time, at most. */
const MOST_TIMES = 70;
const MOST_FITTERS = 20;
const MOST_AREAS = 200;
/** Two weeks, and half a year. */
const LONGEST_NOTICE_HOURS = 336;
const MOST_WEEKS = 26;

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const AREA = /^[A-Z]{1,2}(\d[A-Z\d]?)?$/;

const clock = z.string().regex(CLOCK, { error: "Please enter a time such as 09:00" });
const whole = (label: string, most: number) => {
  const error = `${label} must be a whole number from 1 to ${most}`;
  return z.int({ error }).min(1, { error }).max(most, { error });
};

const weeklyTime = z
  .object({
    weekday: z
      .int()
      .min(0)
      .max(WEEKDAYS.length - 1),
    starts: clock,
    ends: clock,
    fitters: whole("Fitters", MOST_FITTERS),
  })
  .refine(({ starts, ends }) => starts < ends, { path: ["ends"], error: "A visit must end after it starts" });

const area = z
  .string()
  .transform((typed) => typed.replaceAll(/\s/g, "").toUpperCase())
  .refine((code) => AREA.test(code), { error: "Please enter the first part of postcodes, such as BS or BA1" });

/** The plan as staff type it. Its value has the times in order and each area once. */
export const visitPlanForm = z.object({
  times: z
    .array(weeklyTime)
    .max(MOST_TIMES, { error: `At most ${MOST_TIMES} times a week` })
    .refine((times) => new Set(times.map(keyOf)).size === times.length, {
      error: "Two times of one day start together. Please give the time more fitters instead",
    })
    .transform((times) => times.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))),
  areas: z
    .array(area)
    .max(MOST_AREAS, { error: `At most ${MOST_AREAS} areas` })
    .transform((areas) => [...new Set(areas)]),
  noticeHours: whole("Hours of notice", LONGEST_NOTICE_HOURS),
  weeksAhead: whole("Weeks", MOST_WEEKS),
});

const keyOf = ({ weekday, starts }: Pick<WeeklyVisitTime, "weekday" | "starts">) => `${weekday} ${starts}`;

/** Whether the shop visits a postcode in its standard form: its area ("BS") or its district ("BS6") is among the plan's. */
export function isInArea(postcode: string, areas: readonly string[]): boolean {
  if (areas.length === 0) return true;
  const district = postcode.split(" ")[0] ?? "";
  const letters = /^[A-Z]+/.exec(district)?.[0] ?? "";
  return areas.some((each) => each === district || each === letters);
}

/** The places that the plan asks for, from this morning on, so that it has those that have begun too. Days and hours on which the shop is closed have none. */
export function plannedPlaces({ times, weeksAhead }: VisitPlan, shop: OpenDays, now: Date): VisitPlace[] {
  const today = londonTime(now);
  const places: VisitPlace[] = [];
  for (let days = 0; days <= weeksAhead * WEEKDAYS.length; days += 1) {
    const open = openingAfter(days, today, shop);
    const weekday = (today.weekday + days) % WEEKDAYS.length;
    for (const { starts, ends, fitters } of times.filter((time) => time.weekday === weekday)) {
      const [from, to] = [minutesOf(starts), minutesOf(ends)];
      if (!open || from < open.opens || to > open.closes) continue;
      const at = (minutes: number) => momentInLondon({ ...today, day: today.day + days, minutes });
      for (let place = 1; place <= fitters; place += 1) places.push({ startsAt: at(from), endsAt: at(to), place });
    }
  }
  return places;
}

function minutesOf(time: string): number {
  const [hour = NaN, minute = NaN] = time.split(":").map(Number);
  return hour * 60 + minute;
}

const HOUR = 60 * 60 * 1000;

/** Until when a visit can be booked, moved and cancelled. */
export const changeableUntil = (startsAt: Date, { noticeHours }: Pick<VisitPlan, "noticeHours">): Date =>
  new Date(startsAt.getTime() - noticeHours * HOUR);
