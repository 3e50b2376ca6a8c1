import { describe, expect, it } from "vitest";
import { PRICE_POLICIES } from "./price-policy.js";
import { promotedPrice } from "./promotion-price.js";
import { totalsOf } from "./totals.js";

describe.each(Object.entries(PRICE_POLICIES))("under the policy %s", (_, { cartTotals }) => {
  it("one blind costs what is left of the cart's subtotal", () => {
    expect(promotedPrice(23_904, { percent: 10, minimumWindows: 1 }, cartTotals)).toEqual({
      ...{ pieces: 1, pence: 21_514, savedPence: 2_390 },
    });
    const { subtotalPence, discountPence } = totalsOf(23_904, cartTotals, 10);
    expect(subtotalPence - discountPence).toBe(21_514);
  });

  it("is told for as many as it takes", () => {
    expect(promotedPrice(10_001, { percent: 15, minimumWindows: 3 }, cartTotals)).toEqual({
      ...{ pieces: 3, pence: 25_503, savedPence: 4_500 },
    });
  });
});
