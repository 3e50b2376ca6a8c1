import { expect, it } from "vitest";
import { closingLine, comingClosedDays } from "./closed-days.js";
import { shownNotice } from "./notice.js";

const NOTICE = { text: "Closed over Christmas", path: null, lastDay: "2026-07-14" };

it.each([
  ["on its last day", "2026-07-14T22:59:59Z", NOTICE],
  ["no longer once the next day has begun in London", "2026-07-14T23:00:00Z", null],
])("a banner is shown %s", (_case, now, shown) => {
  expect(shownNotice({ notice: NOTICE }, new Date(now))).toEqual(shown);
});

it("a banner without a last day stays, and without one there is nothing", () => {
  const notice = { ...NOTICE, lastDay: null };
  expect(shownNotice({ notice }, new Date("2099-01-01T00:00:00Z"))).toBe(notice);
  expect(shownNotice({ notice: null }, new Date())).toBeNull();
});

const closedDays = [
  { date: "2027-01-04", name: "Stocktaking" },
  { date: "2026-12-24", name: "Christmas Eve" },
  { date: "2026-11-02", name: "Training" },
];

it("closed days are told in their order, today's too, and not those that are over", () => {
  const now = new Date("2026-12-24T23:30:00Z");
  expect(comingClosedDays({ closedDays }, now).map(({ name }) => name)).toEqual(["Christmas Eve", "Stocktaking"]);
  expect(closingLine({ closedDays }, now)).toBe("Thursday 24 December (Christmas Eve), Monday 4 January (Stocktaking)");
  expect(closingLine({ closedDays: [] }, now)).toBe("");
});
