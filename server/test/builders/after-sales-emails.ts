import type { OrderRefundType } from "../../src/orders/order-refund.types.js";
import type { OrderRemakeType } from "../../src/orders/order-remake.types.js";
import { anOrderLine } from "./emails.js";

/** A refund of a stored order. */
export const anOrderRefund = (changes: Partial<OrderRefundType> = {}): OrderRefundType => ({
  id: "1",
  at: new Date("2026-12-08T09:05:00Z"),
  amountPence: 2550,
  reason: "DELAY",
  note: null,
  takenBack: null,
  ...changes,
});

/** A remake of the first line of a stored order, which was measured wrongly. */
export const anOrderRemake = (changes: Partial<OrderRemakeType> = {}): OrderRemakeType => {
  const { width, height, material, color, choices, making } = anOrderLine();
  const was = { width, height, material, color, choices, making };
  return {
    id: "1",
    lineId: "1",
    item: 1,
    name: "Aluminium Venetian Blinds",
    family: "venetian",
    variant: null,
    at: new Date("2026-12-08T09:05:00Z"),
    reason: "MIS_MEASURE",
    quantity: 1,
    note: null,
    status: "TO_MAKE",
    estimatedDelivery: "2026-12-22",
    sentAt: null,
    was,
    became: { ...was, width: 39.3701 },
    ...changes,
  };
};
