import { expect, it } from "vitest";
import { isVisitOver, type VisitState } from "./visit-state.js";

const NOW = new Date("2026-12-08T11:00:00Z");

it.each<[VisitState, string, boolean]>([
  ["BOOKED", "2026-12-08T11:00:01Z", false],
  ["BOOKED", "2026-12-08T10:59:59Z", true],
  ["CANCELLED", "2026-12-08T10:59:59Z", false],
  ["DONE", "2026-12-08T11:00:01Z", true],
  ["NOBODY_HOME", "2026-12-08T11:00:01Z", true],
  ["TO_REPEAT", "2026-12-08T11:00:01Z", true],
])("a visit that is %s and ends at %s is over: %s", (state, endsAt, expected) => {
  expect(isVisitOver({ state, endsAt: new Date(endsAt) }, NOW)).toBe(expected);
});
