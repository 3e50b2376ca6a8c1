import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { penceOf, poundsOf } from "./money.js";
import vectors from "./price-vectors.json" with { type: "json" };
import { CART_TOTALS, CHECKOUT_TOTALS, TAX_INCLUDED_TOTALS, totalsOf } from "./totals.js";

describe("golden values", () => {
  it.each(vectors.cartTotals)("the cart adds up £$subtotal to £$total", (vector) => {
    const totals = totalsOf(penceOf(vector.subtotal), CART_TOTALS);
    expect({
      subtotal: poundsOf(totals.subtotalPence),
      shipping: poundsOf(totals.deliveryPence),
      tax: poundsOf(totals.taxPence),
      total: poundsOf(totals.totalPence),
      toFreeShipping: poundsOf(totals.toFreeDeliveryPence),
    }).toEqual(vector);
  });

  it.each(vectors.checkoutTotals)("the checkout's own rule adds up £$subtotal to £$total", (vector) => {
    const totals = totalsOf(penceOf(vector.subtotal), CHECKOUT_TOTALS);
    expect({
      subtotal: poundsOf(totals.subtotalPence),
      shipping: poundsOf(totals.deliveryPence),
      tax: poundsOf(totals.taxPence),
      total: poundsOf(totals.totalPence),
    }).toEqual(vector);
    expect(totals.toFreeDeliveryPence).toBe(0);
  });
});

describe("a promotion", () => {
  it("is deducted before tax and the delivery threshold", () => {
    expect(totalsOf(50_000, CART_TOTALS, 10)).toEqual({
      subtotalPence: 50_000,
      discountPence: 5_000,
      deliveryPence: 2_999,
      taxPence: 3_600,
      includedTaxPence: null,
      totalPence: 51_599,
      toFreeDeliveryPence: 4_900,
    });
  });

  it("rounds half a penny up", () => {
    expect(totalsOf(1_005, CHECKOUT_TOTALS, 10).discountPence).toBe(101);
  });

  it("of 100 % makes delivery free", () => {
    expect(totalsOf(10_000, CART_TOTALS, 100)).toMatchObject({ deliveryPence: 0, taxPence: 0, totalPence: 0 });
  });

  it.each([-1, 101, NaN, 2.5])("of %s %% is refused", (percent) => {
    expect(() => totalsOf(10_000, CART_TOTALS, percent)).toThrow(RangeError);
  });
});

it.each([-1, NaN, Infinity, 0.5])("a subtotal of %s is refused", (subtotal) => {
  expect(() => totalsOf(subtotal, CART_TOTALS)).toThrow(RangeError);
});

it.each([
  ["cart", CART_TOTALS],
  ["checkout", CHECKOUT_TOTALS],
  ["prices with tax", TAX_INCLUDED_TOTALS],
])("%s: the total is the sum of its parts to the penny", (_, rule) => {
  const subtotals = fc.integer({ min: 0, max: 100_000_000 });
  fc.assert(
    fc.property(subtotals, fc.integer({ min: 0, max: 100 }), (subtotal, percent) => {
      const totals = totalsOf(subtotal, rule, percent);
      const { subtotalPence, discountPence, deliveryPence, taxPence, totalPence, includedTaxPence, ...rest } = totals;
      expect(totalPence).toBe(subtotalPence - discountPence + deliveryPence + taxPence);
      const sums = { subtotalPence, discountPence, deliveryPence, taxPence, totalPence, ...rest };
      for (const pence of Object.values(sums)) expect(Number.isSafeInteger(pence) && pence >= 0).toBe(true);
      expect(includedTaxPence === null).toBe(rule.taxIncludedPercent === null);
      expect(includedTaxPence ?? 0).toBeLessThanOrEqual(subtotalPence - discountPence);
    }),
  );
});

it("the cart charges for delivery exactly below the free delivery threshold", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (subtotal) => {
      const { deliveryPence, toFreeDeliveryPence } = totalsOf(subtotal, CART_TOTALS);
      expect(deliveryPence > 0).toBe(toFreeDeliveryPence > 0);
    }),
  );
});

describe("express delivery", () => {
  it.each([
    ["below the threshold", 10_000, CART_TOTALS, 4_999],
    ["where standard delivery is free", 60_000, CART_TOTALS, 2_000],
    ["by the checkout's own rule", 60_000, CHECKOUT_TOTALS, 3_500],
    ["of an empty cart", 0, CART_TOTALS, 0],
  ])("costs £20 more %s", (_case, subtotalPence, rule, deliveryPence) => {
    const express = totalsOf(subtotalPence, rule, 0, "EXPRESS");
    expect(express.deliveryPence).toBe(deliveryPence);
    const standard = totalsOf(subtotalPence, rule, 0, "STANDARD");
    expect(standard).toEqual(totalsOf(subtotalPence, rule));
    expect(express.totalPence - standard.totalPence).toBe(express.deliveryPence - standard.deliveryPence);
    expect(express.taxPence).toBe(standard.taxPence);
  });

  it("is never free, so nothing is missing for it", () => {
    expect(totalsOf(10_000, CART_TOTALS, 0, "EXPRESS").toFreeDeliveryPence).toBe(0);
    expect(totalsOf(10_000, CART_TOTALS, 100, "EXPRESS")).toMatchObject({ deliveryPence: 2_000, totalPence: 2_000 });
  });
});
