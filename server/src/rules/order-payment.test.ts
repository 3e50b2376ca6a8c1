import { describe, expect, it } from "vitest";
import { paymentSentence } from "./order-payment.js";
import { OrderStatus } from "./order-progress.js";

const STATUSES = Object.values(OrderStatus);

describe.each(STATUSES)("the payment of an order that is %s", (status) => {
  const sentence = (refundedPence: number) => paymentSentence({ status, totalPence: 8400, refundedPence });

  it("says nothing of what was paid back where nothing was", () => {
    expect(sentence(0)).not.toMatch(/have paid back/);
    expect(sentence(0)).toMatch(/charged/);
  });

  it("is not to come any more once making has begun", () => {
    expect(/charged yet/.test(sentence(0))).toBe(status === "PROCESSING");
  });

  it.each([
    [1200, "We have paid back £12.00 of £84.00."],
    [8400, "We have paid back all of £84.00."],
  ])("of which %d pence was paid back is never said to be uncharged", (refundedPence, words) => {
    expect(sentence(refundedPence)).toBe(words);
  });
});
