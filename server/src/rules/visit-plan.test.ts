import { describe, expect, it } from "vitest";
import { changeableUntil, isInArea, plannedPlaces, visitPlanForm, type VisitPlan } from "./visit-plan.js";

const SHOP = {
  hours: [
    { from: "Mon", to: "Fri", opens: "09:00", closes: "18:00" },
    { from: "Sat", to: "Sat", opens: "10:00", closes: "13:00" },
  ],
  closedDays: [{ date: "2026-12-02" }],
} as const;
const MORNING = { starts: "09:00", ends: "11:00", fitters: 1 };
const aPlan = (changes: Partial<VisitPlan> = {}): VisitPlan => ({
  times: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, ...MORNING })),
  areas: [],
  noticeHours: 24,
  weeksAhead: 1,
  ...changes,
});
/** A Saturday. */
const NOW = new Date("2026-11-28T10:00:00Z");
const starts = (plan: VisitPlan, now = NOW) =>
  plannedPlaces(plan, SHOP, now).map(({ startsAt }) => startsAt.toISOString());

describe("planned places", () => {
  it("begin with today, also with what has begun", () => {
    const times = [{ weekday: 5, starts: "10:00", ends: "12:00", fitters: 1 }];
    expect(starts(aPlan({ times }))).toEqual(["2026-11-28T10:00:00.000Z", "2026-12-05T10:00:00.000Z"]);
  });

  it("leave out closed days and what lies outside the opening hours", () => {
    expect(starts(aPlan())).toEqual([
      "2026-11-30T09:00:00.000Z",
      "2026-12-01T09:00:00.000Z",
      "2026-12-03T09:00:00.000Z",
      "2026-12-04T09:00:00.000Z",
    ]);
  });

  it("leave out bank holidays", () => {
    expect(starts(aPlan(), new Date("2026-12-23T10:00:00Z"))).not.toContain("2026-12-25T09:00:00.000Z");
  });

  it("are one for each fitter, and end with the time", () => {
    const times = [{ ...MORNING, weekday: 0, fitters: 3 }];
    const places = plannedPlaces(aPlan({ times }), SHOP, NOW);
    expect(places.map(({ place }) => place)).toEqual([1, 2, 3]);
    expect(places[0]?.endsAt.toISOString()).toBe("2026-11-30T11:00:00.000Z");
  });

  it("are London's times, also after the clocks change", () => {
    const times = [{ ...MORNING, weekday: 0 }];
    expect(starts(aPlan({ times, weeksAhead: 2 }), new Date("2027-03-20T10:00:00Z"))).toEqual(
      ["2027-03-22T09:00:00.000Z", "2027-03-29T08:00:00.000Z"].filter((time) => !time.startsWith("2027-03-29")),
    ); // Easter Monday
    expect(starts(aPlan({ times }), new Date("2027-04-03T10:00:00Z"))).toEqual(["2027-04-05T08:00:00.000Z"]);
  });
});

it.each([
  ["BS6 7QX", [], true],
  ["BS6 7QX", ["BS"], true],
  ["BS6 7QX", ["BS6"], true],
  ["BS67 1QX", ["BS6"], false],
  ["B1 1AA", ["BS"], false],
  ["SW1A 1AA", ["SW1A"], true],
  ["SW1A 1AA", ["SW1"], false],
])("%s is in %j: %s", (postcode, areas, expected) => {
  expect(isInArea(postcode, areas)).toBe(expected);
});

it("visits are changeable until the hours of notice before them", () => {
  expect(changeableUntil(new Date("2026-12-08T09:00:00Z"), { noticeHours: 24 }).toISOString()).toBe(
    "2026-12-07T09:00:00.000Z",
  );
});

describe("the form", () => {
  it("sorts the times, and keeps each area once in capitals", () => {
    const times = [
      { ...MORNING, weekday: 2 },
      { ...MORNING, weekday: 0 },
    ];
    const plan = visitPlanForm.parse(aPlan({ times, areas: ["bs", " BS ", "ba1"] }));
    expect(plan.times.map(({ weekday }) => weekday)).toEqual([0, 2]);
    expect(plan.areas).toEqual(["BS", "BA1"]);
  });

  it.each<[string, Partial<VisitPlan>]>([
    [
      "two times of a day that start together",
      {
        times: [
          { ...MORNING, weekday: 0 },
          { ...MORNING, weekday: 0, ends: "12:00" },
        ],
      },
    ],
    ["an end before the start", { times: [{ weekday: 0, starts: "11:00", ends: "09:00", fitters: 1 }] }],
    ["no time of day", { times: [{ weekday: 0, starts: "9", ends: "11:00", fitters: 1 }] }],
    ["no fitter", { times: [{ ...MORNING, weekday: 0, fitters: 0 }] }],
    ["an eighth day", { times: [{ ...MORNING, weekday: 7 }] }],
    ["a whole postcode as an area", { areas: ["BS6 7QX"] }],
    ["no notice", { noticeHours: 0 }],
    ["too many weeks", { weeksAhead: 27 }],
  ])("refuses %s", (_case, changes) => {
    expect(visitPlanForm.safeParse(aPlan(changes)).success).toBe(false);
  });
});
