import { describe, expect, it } from "vitest";
import { isHoliday } from "./bank-holidays.js";
import { londonDay, londonTime, momentInLondon } from "./london-time.js";
import {
  dailyOpenings,
  formatDays,
  formatPastMoment,
  formatPromise,
  formatTime,
  openingSpans,
  promisedContactBy,
  type OpeningHours,
} from "./opening-hours.js";

const hours: OpeningHours[] = [
  { from: "Mon", to: "Fri", opens: "09:00", closes: "18:00" },
  { from: "Sat", to: "Sat", opens: "09:00", closes: "18:00" },
];
const everyDay: OpeningHours[] = [{ from: "Mon", to: "Sun", opens: "09:00", closes: "18:00" }];
const shortDays: OpeningHours[] = [
  { from: "Mon", to: "Mon", opens: "08:00", closes: "13:00" },
  { from: "Wed", to: "Wed", opens: "15:00", closes: "19:30" },
];

/** So many days from one on. */
const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10),
  );

const promise = (asked: string, own = hours, closedDays: { date: string }[] = []) =>
  promisedContactBy(new Date(asked), { hours: own, closedDays }).toISOString();

describe("the promised reply time", () => {
  it.each([
    ["on a working day: the same time tomorrow", "2026-11-17T10:20:00Z", "2026-11-18T10:20:00Z"],
    ["before opening: closing time today", "2026-11-17T03:00:00Z", "2026-11-17T18:00:00Z"],
    ["in the evening: closing time tomorrow", "2026-11-17T19:30:00Z", "2026-11-18T18:00:00Z"],
    ["at closing time itself", "2026-11-17T18:00:00Z", "2026-11-18T18:00:00Z"],
    ["Friday afternoon: Saturday", "2026-11-20T15:00:00Z", "2026-11-21T15:00:00Z"],
    ["Friday evening: Saturday's closing time", "2026-11-20T21:00:00Z", "2026-11-21T18:00:00Z"],
    ["Saturday 17:00: Monday, for Sunday does not count", "2026-11-21T17:00:00Z", "2026-11-23T17:00:00Z"],
    ["Saturday evening", "2026-11-21T22:00:00Z", "2026-11-23T18:00:00Z"],
    ["Sunday", "2026-11-22T12:00:00Z", "2026-11-23T18:00:00Z"],
    ["across the end of a year, whose first day does not count", "2026-12-31T12:00:00Z", "2027-01-02T12:00:00Z"],
    [
      "over Christmas, of which Saturday's Boxing Day is kept on Monday",
      "2026-12-24T12:00:00Z",
      "2026-12-29T12:00:00Z",
    ],
    ["on a bank holiday", "2026-05-04T11:00:00Z", "2026-05-05T17:00:00Z"],
    ["over Easter", "2026-04-04T12:00:00Z", "2026-04-07T12:00:00Z"],
    ["in summer, by London's clock", "2026-07-14T08:30:00Z", "2026-07-15T08:30:00Z"],
    ["in summer before 9am in London, after 9am in no other clock", "2026-07-14T07:59:00Z", "2026-07-14T17:00:00Z"],
    ["over the night in which clocks go forward", "2026-03-28T10:00:00Z", "2026-03-30T09:00:00Z"],
    ["over the night in which clocks go back", "2026-10-24T09:00:00Z", "2026-10-26T10:00:00Z"],
    ["on the Sunday on which clocks go forward", "2026-03-29T11:00:00Z", "2026-03-30T17:00:00Z"],
    ["on the Sunday on which clocks go back", "2026-10-25T11:00:00Z", "2026-10-26T18:00:00Z"],
  ])("%s", (_case, asked, promised) => {
    expect(promise(asked)).toBe(new Date(promised).toISOString());
  });

  it.each([
    ["the day clocks go forward", everyDay, "2026-03-28T10:00:00Z", "2026-03-29T09:00:00Z"],
    ["the day clocks go back", everyDay, "2026-10-24T09:00:00Z", "2026-10-25T10:00:00Z"],
    ["asked after closing, before the other day opens", shortDays, "2026-11-16T14:00:00Z", "2026-11-18T19:30:00Z"],
    ["once a week", shortDays.slice(0, 1), "2026-11-16T10:00:00Z", "2026-11-23T10:00:00Z"],
  ])("with other hours: %s", (_case, own, asked, promised) => {
    expect(promise(asked, own)).toBe(new Date(promised).toISOString());
  });

  it.each([
    ["the day after one", "2026-11-17T10:20:00Z", ["2026-11-18"], "2026-11-19T10:20:00Z"],
    ["on one", "2026-11-18T10:20:00Z", ["2026-11-18"], "2026-11-19T18:00:00Z"],
    ["over three weeks of them", "2026-11-13T10:20:00Z", daysFrom("2026-11-14", 21), "2026-12-05T10:20:00Z"],
  ])("does not count days on which the shop says it is closed: asked %s", (_case, asked, dates, promised) => {
    expect(
      promise(
        asked,
        hours,
        dates.map((date) => ({ date })),
      ),
    ).toBe(new Date(promised).toISOString());
  });

  it("is always in the future, within opening hours, and a day later at most besides closed days", () => {
    for (let hour = 0; hour < 24 * 400; hour += 5) {
      const asked = new Date(Date.UTC(2026, 0, 1, hour, 17));
      const promised = promisedContactBy(asked, { hours, closedDays: [] });
      const { weekday, minutes } = londonTime(promised);
      expect(promised.getTime()).toBeGreaterThan(asked.getTime());
      const between = daysFrom(londonDay(asked), 8).filter((day) => day <= londonDay(promised));
      const closed = between.filter((day) => isHoliday(day) || new Date(day).getUTCDay() === 0);
      // The night in which clocks go back has an hour more.
      expect(promised.getTime() - asked.getTime()).toBeLessThanOrEqual((25 + 24 * closed.length) * 3_600_000);
      expect(closed).not.toContain(londonDay(promised));
      expect([weekday < 6, minutes >= 540, minutes <= 1080]).toEqual([true, true, true]);
    }
  });

  it("throws for a shop that never opens", () => {
    expect(() => promisedContactBy(new Date(), { hours: [], closedDays: [] })).toThrow(RangeError);
  });
});

it.each(["2026-07-14T08:30:00Z", "2026-12-31T23:59:00Z", "2026-03-29T00:59:00Z", "2026-10-25T00:30:00Z"])(
  "reads %s on London's clock and back",
  (moment) => {
    expect(momentInLondon(londonTime(new Date(moment))).toISOString()).toBe(new Date(moment).toISOString());
  },
);

it("moves a time skipped by daylight saving an hour later", () => {
  const skipped = momentInLondon({ year: 2026, month: 3, day: 29, minutes: 90 });
  expect(londonTime(skipped).minutes).toBe(150);
});

it("formats days and times in the shop's style", () => {
  expect(hours.map(formatDays)).toEqual(["Mon–Fri", "Sat"]);
  expect(["00:00", "09:00", "12:30", "17:05", "18:00"].map(formatTime)).toEqual([
    ...["12am", "9am", "12.30pm", "5.05pm", "6pm"],
  ]);
  expect(formatPromise(new Date("2026-07-18T17:00:00Z"))).toBe("6pm on Saturday 18 July");
});

it("writes the year of what happened in another one, by the clock of London", () => {
  const happened = new Date("2026-07-18T17:00:00Z");
  expect(formatPastMoment(happened, new Date("2026-12-31T23:59:00Z"))).toBe("6pm on Saturday 18 July");
  expect(formatPastMoment(happened, new Date("2027-01-01T00:00:00Z"))).toBe("6pm on Saturday 18 July 2026");
});

describe("days with hours become spans", () => {
  const day = (name: OpeningHours["from"], opens = "09:00", closes = "18:00") => ({ day: name, opens, closes });

  it.each<[string, ReturnType<typeof day>[], string[]]>([
    ["the same hours in a row", [day("Mon"), day("Tue"), day("Wed")], ["Mon–Wed"]],
    ["other hours", [day("Mon"), day("Tue", "10:00"), day("Wed")], ["Mon", "Tue", "Wed"]],
    ["a day between that is closed", [day("Mon"), day("Wed")], ["Mon", "Wed"]],
    ["days in any order", [day("Sun"), day("Sat")], ["Sat–Sun"]],
    ["no day", [], []],
  ])("%s", (_case, days, spans) => {
    expect(openingSpans(days).map(formatDays)).toEqual(spans);
  });

  it("and back", () => {
    for (const spans of [everyDay, shortDays]) expect(openingSpans(dailyOpenings(spans))).toEqual(spans);
  });
});
