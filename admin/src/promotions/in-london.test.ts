import { expect, it } from "vitest";
import { inLondon } from "./in-london";

it.each([
  ["2026-12-01T09:30", "2026-12-01T09:30:00.000Z"],
  ["2026-07-01T00:00", "2026-06-30T23:00:00.000Z"],
  ["2026-03-29T01:30", "2026-03-29T01:30:00.000Z"],
])("%s in London is %s", (typed, moment) => {
  expect(inLondon(typed)?.toISOString()).toBe(moment);
});

it("is none where nothing was typed", () => {
  expect(inLondon("")).toBeNull();
});
