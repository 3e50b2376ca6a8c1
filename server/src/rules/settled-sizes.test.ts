import { describe, expect, it } from "vitest";
import {
  agreedDeliveryPence,
  areSizesOpen,
  doSizesWait,
  isAgreementLate,
  makingRefusal,
  measuringRefusal,
  settledTotals,
} from "./settled-sizes.js";
import { CART_TOTALS, CHECKOUT_TOTALS } from "./totals.js";

const ORDER = { promotionPercent: null, shippingMethod: "Standard delivery", deliveryPence: 0 };
const NUMBER = { number: "MBC123456" };
const WAITING = { settlement: { settledAt: null } };
const SETTLED = { settlement: { settledAt: new Date() } };

describe("the totals of an order with measured sizes", () => {
  it("never have dearer delivery: a total below the threshold keeps it free", () => {
    expect(settledTotals(40_000, ORDER, CART_TOTALS)).toMatchObject({
      ...{ subtotalPence: 40_000, deliveryPence: 0, taxPence: 3200, totalPence: 43_200 },
    });
  });

  it("have express at its price beside free delivery", () => {
    const express = { ...ORDER, shippingMethod: "Express delivery", deliveryPence: 2000 };
    expect(settledTotals(40_000, express, CART_TOTALS).deliveryPence).toBe(2000);
  });

  it("have free delivery once they reach the threshold", () => {
    expect(settledTotals(49_900, { ...ORDER, deliveryPence: 2999 }, CART_TOTALS).deliveryPence).toBe(0);
  });

  it("keep the promotion and the rule of the order", () => {
    const order = { ...ORDER, promotionPercent: 10, deliveryPence: 1500 };
    expect(settledTotals(10_000, order, CHECKOUT_TOTALS)).toMatchObject({
      ...{ discountPence: 1000, deliveryPence: 1500, taxPence: 630, totalPence: 11_130 },
    });
  });
});

describe("what delivery came to before sizes were settled", () => {
  it("is the order's where nothing is settled", () => {
    const order = { ...ORDER, subtotalPence: 40_000, deliveryPence: 1500 };
    expect(agreedDeliveryPence(40_000, order, CART_TOTALS)).toBe(1500);
  });

  it("is its price where settled sizes made it free, and free where it was", () => {
    const settled = { ...ORDER, subtotalPence: 60_000, deliveryPence: 0 };
    expect(agreedDeliveryPence(40_000, settled, CART_TOTALS)).toBe(2999);
    expect(agreedDeliveryPence(55_000, settled, CART_TOTALS)).toBe(0);
  });
});

describe("an order", () => {
  it.each([
    ["that is measured by its shopper is made at once", "MAKE_TO_SIZES", { settlement: null }, undefined],
    [
      "that nobody has measured is not made",
      "MEASURE_AND_FIT",
      { settlement: null },
      "are a guide until they are measured",
    ],
    ["whose shopper is asked is not made", "MEASURE_AND_FIT", WAITING, "has not agreed yet"],
    ["whose sizes are settled is made", "MEASURE_AND_FIT", SETTLED, undefined],
  ] as const)("%s", (_case, fulfilment, settlement, refusal) => {
    const order = { ...NUMBER, fulfilment, ...settlement };
    expect(makingRefusal(order)?.includes(refusal ?? "")).toBe(refusal === undefined ? undefined : true);
    expect(areSizesOpen(order)).toBe(refusal !== undefined);
  });

  it("waits for its shopper before its making and not once it is cancelled", () => {
    expect(doSizesWait({ status: "PROCESSING", ...WAITING })).toBe(true);
    expect(doSizesWait({ status: "CANCELLED", ...WAITING })).toBe(false);
    expect(doSizesWait({ status: "PROCESSING", ...SETTLED })).toBe(false);
  });

  it.each([
    ["MAKE_TO_SIZES", "PROCESSING", "own sizes"],
    ["MEASURE_AND_FIT", "CANCELLED", "is cancelled"],
    ["MEASURE_AND_FIT", "MANUFACTURING", "sizes stay"],
  ] as const)("of %s that is %s is not measured", (fulfilment, status, reason) => {
    expect(measuringRefusal({ fulfilment, status })).toContain(reason);
  });
});

it("an answer is late after three days", () => {
  const asked = new Date("2026-11-20T10:00:00Z");
  expect(isAgreementLate(asked, new Date("2026-11-23T10:00:00Z"))).toBe(false);
  expect(isAgreementLate(asked, new Date("2026-11-23T10:00:01Z"))).toBe(true);
});
