import { expect, it } from "vitest";
import { nextStepOf } from "./order-next-step.js";
import type { VisitState } from "./visit-state.js";

const BEFORE = new Date("2026-12-01T09:00:00Z");
const AFTER = new Date("2026-12-08T11:00:01Z");
const aVisit = (state: VisitState) => ({
  state,
  startsAt: new Date("2026-12-08T09:00:00Z"),
  endsAt: new Date("2026-12-08T11:00:00Z"),
});
const MEASURED = { fulfilment: "MEASURE_AND_FIT", phoneNumber: "020 7946 0123", settlement: null } as const;
const ARRANGE = /we will call you to arrange a visit/;

it.each<[string, VisitState, Date, RegExp]>([
  ["booked", "BOOKED", BEFORE, /^Our visit is arranged: Tuesday 8 December, 9am to 11am\..*moves or cancels it\.$/],
  ["over without an outcome", "BOOKED", AFTER, /^Our visit was on Tuesday 8 December, 9am to 11am\./],
  ["done", "DONE", AFTER, /^We have measured\./],
  ["cancelled", "CANCELLED", BEFORE, ARRANGE],
  ["for nothing", "NOBODY_HOME", AFTER, ARRANGE],
  ["to be repeated", "TO_REPEAT", AFTER, ARRANGE],
])("an order whose visit is %s says so", (_what, state, now, sentence) => {
  expect(nextStepOf({ ...MEASURED, visit: aVisit(state) }, now)).toMatch(sentence);
});

it("an order without a visit says how one is arranged, by phone where there is a number", () => {
  expect(nextStepOf({ ...MEASURED, visit: null }, BEFORE)).toMatch(ARRANGE);
  expect(nextStepOf({ ...MEASURED, phoneNumber: null, visit: null }, BEFORE)).toMatch(
    /we will write to you to arrange/,
  );
});

it("an order that is made to the shopper's sizes speaks of no visit", () => {
  const step = nextStepOf(
    { fulfilment: "MAKE_TO_SIZES", phoneNumber: null, settlement: null, visit: aVisit("BOOKED") },
    BEFORE,
  );
  expect(step).toMatch(/^Please check the sizes/);
});
