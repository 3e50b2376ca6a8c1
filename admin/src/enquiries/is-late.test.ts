import { expect, it } from "vitest";
import { isLate } from "./is-late";

const NOW = Date.parse("2026-11-24T12:00:00Z");
const BEFORE = "2026-11-24T11:59:59.999Z";

it.each([
  ["an open one after the promised moment", "OPEN", BEFORE, true],
  ["not at that moment", "OPEN", "2026-11-24T12:00:00.000Z", false],
  ["not one that was answered", "ANSWERED", BEFORE, false],
  ["not one that was closed", "CLOSED", BEFORE, false],
  ["not one without a promise", "OPEN", null, false],
] as const)("%s is late", (_case, state, promisedContactBy, expected) => {
  expect(isLate({ state, promisedContactBy }, NOW)).toBe(expected);
});
