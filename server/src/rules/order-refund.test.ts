import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cheaperThanRefundedRefusal, refundablePence, refundRefusal } from "./order-refund.js";

const pence = fc.integer({ min: 0, max: 10_000_000 });

describe("refunds of an order", () => {
  it("never come to more than the order, whatever is asked for", () => {
    fc.assert(
      fc.property(pence, fc.array(fc.integer({ min: -1000, max: 10_000_000 })), (totalPence, amounts) => {
        let refundedPence = 0;
        for (const amount of amounts)
          if (refundRefusal(amount, { totalPence, refundedPence }) === undefined) refundedPence += amount;
        expect(refundedPence).toBeLessThanOrEqual(totalPence);
        expect(refundedPence).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("may always take all that is left, and not a penny more", () => {
    fc.assert(
      fc.property(pence, fc.integer({ min: 1, max: 10_000_000 }), (refundedPence, left) => {
        const order = { totalPence: refundedPence + left, refundedPence };
        expect(refundablePence(order)).toBe(left);
        expect(refundRefusal(left, order)).toBeUndefined();
        expect(refundRefusal(left + 1, order)).toBeDefined();
      }),
    );
  });

  it.each([
    [20_001, 0, "At most £200.00 can be paid back: the order came to £200.00."],
    [5001, 15_000, "At most £50.00 can be paid back: the order came to £200.00, of which £150.00 has been paid back."],
    [1, 20_000, "All £200.00 of this order has been paid back already."],
    [0, 0, "Please enter what is paid back, such as 25.50"],
    [-100, 0, "Please enter what is paid back, such as 25.50"],
    [10.5, 0, "Please enter what is paid back, such as 25.50"],
    [Number.NaN, 0, "Please enter what is paid back, such as 25.50"],
  ])("of %d pence after %d of 20000 are refused", (amount, refundedPence, sentence) => {
    expect(refundRefusal(amount, { totalPence: 20_000, refundedPence })).toBe(sentence);
  });
});

it("an order can't become cheaper than what has been paid back of it", () => {
  expect(cheaperThanRefundedRefusal(9999, 10_000)).toContain("We have paid back £100.00 of this order already");
  expect(cheaperThanRefundedRefusal(10_000, 10_000)).toBeUndefined();
});
