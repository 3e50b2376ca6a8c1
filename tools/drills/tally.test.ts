import { expect, it } from "vitest";
import { longestPause, secondsToFirst, tally, type Acknowledged, type Stored } from "./tally.ts";

const told = (number: string, changes: Partial<Acknowledged> = {}) => ({
  ...{ number, totalPence: 100, sentAt: 0, at: 0 },
  ...changes,
});
const stored = (number: string, changes: Partial<Stored> = {}) => ({
  number,
  request: `request ${number}`,
  totalPence: 100,
  isWhole: true,
  ...changes,
});
const NOTHING = { lost: [], duplicated: [], incomplete: [], unacknowledged: [] };

it("finds nothing when each acknowledged order is stored once, and no other", () => {
  expect(tally([told("A"), told("B")], [stored("B"), stored("A")])).toEqual(NOTHING);
});

it("finds an acknowledged order that is not there, or with another total", () => {
  expect(tally([told("A"), told("B")], [stored("B", { totalPence: 99 })])).toEqual({ ...NOTHING, lost: ["A", "B"] });
});

it("finds two orders of one request", () => {
  const twice = [stored("A", { request: "one" }), stored("B", { request: "one" }), stored("C")];
  expect(tally([told("A"), told("B"), told("C")], twice)).toEqual({ ...NOTHING, duplicated: ["A", "B"] });
});

it("finds an order without lines or with wrong figures", () => {
  expect(tally([told("A")], [stored("A", { isWhole: false })])).toEqual({ ...NOTHING, incomplete: ["A"] });
});

it("finds an order that no shopper knows of", () => {
  expect(tally([], [stored("A")])).toEqual({ ...NOTHING, unacknowledged: ["A"] });
});

it("finds the longest time without an order, in any order of the responses", () => {
  expect(longestPause([told("C", { at: 9500 }), told("A", { at: 1000 }), told("B", { at: 2000 })])).toBe(7.5);
  expect(longestPause([told("A")])).toBe(0);
});

it("times the recovery by the first order that was sent after the fault, not by one that was on its way", () => {
  const orders = [
    told("A", { sentAt: 900, at: 1100 }),
    told("B", { sentAt: 1200, at: 3000 }),
    told("C", { sentAt: 1300, at: 2500 }),
  ];
  expect(secondsToFirst(orders, 1000)).toBe(1.5);
  expect(secondsToFirst(orders, 2000)).toBeUndefined();
});
