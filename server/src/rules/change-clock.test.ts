import { describe, expect, it } from "vitest";
import { canAlwaysTell, changeableUntil, changeVerdict, clockSentence, type WorkingTime } from "./change-clock.js";
import { OrderStatus } from "./order-progress.js";

const SHOP: WorkingTime = {
  hours: [
    { from: "Mon", to: "Fri", opens: "09:00", closes: "18:00" },
    { from: "Sat", to: "Sat", opens: "09:00", closes: "16:00" },
  ],
  closedDays: [{ date: "2026-12-24" }],
  changeWorkingDays: 1,
};
const until = (placedAt: string, changes: Partial<WorkingTime> = {}) =>
  changeableUntil(new Date(placedAt), { ...SHOP, ...changes }).toISOString();

describe("the change clock ends at closing time", () => {
  it.each([
    ["of the next day", "2026-11-17T10:20:00Z", "2026-11-18T18:00:00.000Z"],
    ["of the next day, of what is ordered just before midnight", "2026-11-17T23:59:00Z", "2026-11-18T18:00:00.000Z"],
    ["of the day after, of what is ordered just after it", "2026-11-18T00:00:00Z", "2026-11-19T18:00:00.000Z"],
    ["of Monday, of what is ordered on Friday", "2026-11-20T10:00:00Z", "2026-11-23T18:00:00.000Z"],
    ["of Monday, of what is ordered on Saturday", "2026-11-21T10:00:00Z", "2026-11-23T18:00:00.000Z"],
    ["of Monday, of what is ordered on Sunday", "2026-11-22T23:30:00Z", "2026-11-23T18:00:00.000Z"],
    ["after Christmas and the shop's closed day", "2026-12-23T10:00:00Z", "2026-12-29T18:00:00.000Z"],
    ["after Easter", "2026-04-02T10:00:00Z", "2026-04-07T17:00:00.000Z"],
    ["after New Year's Day", "2026-12-31T10:00:00Z", "2027-01-04T18:00:00.000Z"],
    ["in summer, by London's clock", "2026-07-14T10:00:00Z", "2026-07-15T17:00:00.000Z"],
    ["of London's day in summer, which begins before that of UTC", "2026-07-14T23:10:00Z", "2026-07-16T17:00:00.000Z"],
    ["over the weekend in which clocks go forward", "2026-03-27T10:00:00Z", "2026-03-30T17:00:00.000Z"],
    ["over the weekend in which clocks go back", "2026-10-23T10:00:00Z", "2026-10-26T18:00:00.000Z"],
  ])("%s", (_case, placedAt, end) => {
    expect(until(placedAt)).toBe(end);
  });

  it.each<[string, Partial<WorkingTime>, string]>([
    ["of a later day if the shop says so", { changeWorkingDays: 3 }, "2026-11-25T18:00:00.000Z"],
    [
      "of the next day on which the shop opens",
      { hours: [{ from: "Wed", to: "Thu", opens: "08:00", closes: "13:30" }] },
      "2026-11-25T13:30:00.000Z",
    ],
    [
      "at the weekend, where the shop opens on no other day",
      { hours: [{ from: "Sat", to: "Sun", opens: "10:00", closes: "12:00" }] },
      "2026-11-21T12:00:00.000Z",
    ],
  ])("%s", (_case, changes, end) => {
    expect(until("2026-11-20T10:00:00Z", changes)).toBe(end);
  });

  it("never, if the shop never opens", () => {
    expect(() => until("2026-11-20T10:00:00Z", { hours: [] })).toThrow(RangeError);
  });
});

describe("every order can be told when its clock ends", () => {
  const canTell = (changes: Partial<WorkingTime>) =>
    canAlwaysTell({ ...SHOP, ...changes }, new Date("2026-11-20T10:00:00Z"));
  const MONDAYS: WorkingTime["hours"] = [{ from: "Mon", to: "Mon", opens: "09:00", closes: "18:00" }];
  /** So many Mondays in a row from 4 January 2027 on. */
  const closedMondays = (count: number) =>
    Array.from({ length: count }, (_, week) => ({
      date: new Date(Date.UTC(2027, 0, 4 + 7 * week)).toISOString().slice(0, 10),
    }));

  it.each<[string, Partial<WorkingTime>, boolean]>([
    ["by the usual hours", {}, true],
    ["not where the shop never opens", { hours: [] }, false],
    ["with one day a week", { hours: MONDAYS }, true],
    ["not with more working days than 120 days have", { hours: MONDAYS, changeWorkingDays: 20 }, false],
    ["with some weeks closed", { hours: MONDAYS, closedDays: closedMondays(12) }, true],
    [
      "not before a closing that is too long, though it begins later",
      { hours: MONDAYS, closedDays: closedMondays(17) },
      false,
    ],
  ])("%s", (_case, changes, expected) => {
    expect(canTell(changes)).toBe(expected);
  });
});

const END = new Date("2026-11-23T18:00:00Z");
const at = (milliseconds: number) => new Date(END.getTime() + milliseconds);

describe("an order may be cancelled by its shopper", () => {
  it("before its clock ends, to the millisecond", () => {
    const order = { status: "PROCESSING", changeableUntil: END } as const;
    expect(changeVerdict(order, at(-1))).toBe("OPEN");
    expect(changeVerdict(order, at(0))).toBe("OVER");
    expect(changeVerdict({ ...order, changeableUntil: END.toISOString() }, at(-1))).toBe("OPEN");
  });

  it("not without a clock", () => {
    expect(changeVerdict({ status: "PROCESSING", changeableUntil: null }, at(-1))).toBe("OVER");
  });

  it("not once it is being made, whatever the clock says", () => {
    const verdicts = Object.values(OrderStatus).map((status) =>
      changeVerdict({ status, changeableUntil: END }, at(-1)),
    );
    expect(verdicts).toEqual(["OPEN", "MADE", "MADE", "MADE", "CANCELLED"]);
  });
});

it("one that is measured is not said to be changeable", () => {
  const order = { status: "PROCESSING", changeableUntil: END, isMeasured: true } as const;
  expect(clockSentence(order, at(-1))).toMatch(/you may cancel this order yourself, .* so it can’t be changed here:/);
});

it.each<[OrderStatus, Date | null, number, RegExp]>([
  [
    "PROCESSING",
    END,
    -1,
    /^Until 6pm on Monday,? 23 November you may change or cancel this order yourself; cancelling is free of charge\./,
  ],
  [
    "PROCESSING",
    END,
    0,
    /could be changed or cancelled here until 6pm on Monday,? 23 November; since then .* ring or write/,
  ],
  ["PROCESSING", null, 0, /^This order can’t be changed or cancelled here\. Please ring or write/],
  ["MANUFACTURING", END, -1, /can’t be changed or cancelled any more: making has begun/],
  ["CANCELLED", END, -1, /^This order is cancelled\./],
])("of one that is %s it is said why: %s, %i ms", (status, changeableAt, moment, sentence) => {
  expect(clockSentence({ status, changeableUntil: changeableAt }, at(moment))).toMatch(sentence);
});
