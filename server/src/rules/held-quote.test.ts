import { expect, it } from "vitest";
import { heldUntil, lastHeldDay } from "./held-quote.js";
import { londonDay } from "./london-time.js";

it.each([
  ["in winter", "2026-11-26T10:00:00Z", 30, "2026-12-27T00:00:00.000Z", "2026-12-26"],
  ["over the end of summer time", "2026-10-01T10:00:00Z", 30, "2026-11-01T00:00:00.000Z", "2026-10-31"],
  ["over its beginning", "2026-03-10T10:00:00Z", 30, "2026-04-09T23:00:00.000Z", "2026-04-09"],
  [
    "just after midnight in London, the day before in UTC",
    "2026-07-01T23:30:00Z",
    30,
    "2026-08-01T23:00:00.000Z",
    "2026-08-01",
  ],
  ["for one day, to the end of the next", "2026-11-26T23:59:59Z", 1, "2026-11-28T00:00:00.000Z", "2026-11-27"],
])("prices are held for whole days of London, %s", (_case, madeAt, days, until, lastDay) => {
  const end = heldUntil(new Date(madeAt), days);
  expect([end.toISOString(), londonDay(lastHeldDay(end))]).toEqual([until, lastDay]);
});
