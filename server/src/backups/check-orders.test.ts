import { expect, it } from "vitest";
import { faultOf } from "./check-orders.js";

const ORDER = {
  ...{ id: "1", number: "MBC123456", linesPence: 10_050, subtotalPence: 10_050 },
  ...{ promotionPercent: 15, discountPence: 1508, deliveryPence: 2999, taxPence: 683, totalPence: 12_224 },
  ...{ refundedPence: 500, refundsPence: 500 },
};

it("an order adds up from its lines to its total", () => {
  expect(faultOf(ORDER)).toBeUndefined();
});

it.each([
  ["has no lines", { linesPence: null }],
  ["says 10050 pence as its subtotal, which comes to 10049", { linesPence: 10_049 }],
  ["says 1507 pence as its discount, which comes to 1508", { discountPence: 1507 }],
  ["says 12225 pence as its total, which comes to 12224", { totalPence: 12_225 }],
  ["says 500 pence as its refunds, which comes to 400", { refundsPence: 400 }],
])("an order that %s is named", (fault, changes) => {
  expect(faultOf({ ...ORDER, ...changes })).toBe(`Order MBC123456 ${fault}.`);
});
