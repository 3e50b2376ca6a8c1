import { londonDay, londonTime } from "@rules/london-time";
import { formatVisitDay, formatVisitHours } from "@rules/visit-words";

type Time = { startsAt: string; endsAt: string };

/** A day with its free times, in words. */
export type VisitDay = { day: string; name: string; times: { value: string; label: string }[] };

/** Any day, or a weekday counted from Monday, "0". */
export const ANY_DAY = "";

/** The weekdays to choose from. */
export const DAY_CHOICES = [
  { value: ANY_DAY, label: "Any day" },
  ...["Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays", "Sundays"].map((label, weekday) => ({
    value: String(weekday),
    label,
  })),
];

/** The free times by day in London, the earliest first. @param weekday of DAY_CHOICES */
export function visitDays(times: readonly Time[], weekday: string): VisitDay[] {
  const days = new Map<string, VisitDay>();
  for (const time of times) {
    const [startsAt, endsAt] = [new Date(time.startsAt), new Date(time.endsAt)];
    if (weekday !== ANY_DAY && londonTime(startsAt).weekday !== Number(weekday)) continue;
    const day = londonDay(startsAt);
    const known = days.get(day) ?? { day, name: formatVisitDay(startsAt), times: [] };
    known.times.push({ value: time.startsAt, label: formatVisitHours({ startsAt, endsAt }) });
    days.set(day, known);
  }
  return [...days.values()];
}
