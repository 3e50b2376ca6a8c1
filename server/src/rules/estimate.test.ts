import { expect, it } from "vitest";
import { changedEstimate, estimateOf, FIRST_ESTIMATE } from "./estimate.js";

it("starts at the given price instead of the formula's", () => {
  expect(FIRST_ESTIMATE).toMatchObject({
    type: "blinds",
    size: { width: 36, height: 48 },
    material: "Premium Wood",
    pricePence: 14_999,
  });
  expect(FIRST_ESTIMATE.color.toUpperCase()).toBe("#D2B48C");
});

it("keeps its price when only the colour changes", () => {
  expect(changedEstimate(FIRST_ESTIMATE, { color: "#2f3d52" })).toEqual({ ...FIRST_ESTIMATE, color: "#2f3d52" });
});

it.each([
  [{ type: "shutters" }, 21_599],
  [{ size: { width: 48, height: 60 } }, 24_623],
  [{ material: "Vinyl" }, 9_449],
] as const)("is priced anew by %j", (change, pricePence) => {
  expect(changedEstimate(FIRST_ESTIMATE, change)).toEqual({ ...FIRST_ESTIMATE, ...change, pricePence });
});

it("does not return to the first price when a change is reverted", () => {
  const changed = changedEstimate(FIRST_ESTIMATE, { material: "Vinyl" });
  expect(changedEstimate(changed, { material: "Premium Wood" }).pricePence).toBe(10_799);
});

it.each([
  [{}, 14_999],
  [{ color: "#000000" }, 14_999],
  [{ material: "Vinyl" }, 9_449],
  [{ size: { width: 36, height: 48.0001 } }, 10_799],
] as const)("by itself, what differs from the first choice by %j has its price", (change, pricePence) => {
  expect(estimateOf({ ...FIRST_ESTIMATE, ...change }).pricePence).toBe(pricePence);
});
