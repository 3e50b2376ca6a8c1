import { formatPounds, type Pence } from "./money.js";

/** Why the shop has paid something of an order back. */
export const RefundReason = {
  CANCELLED: "CANCELLED",
  FAULT: "FAULT",
  DAMAGE: "DAMAGE",
  DELAY: "DELAY",
  GOODWILL: "GOODWILL",
} as const;
export type RefundReason = keyof typeof RefundReason;

/** The reasons in words, for shoppers and staff. */
export const REFUND_REASONS: Readonly<Record<RefundReason, string>> = {
  CANCELLED: "Cancelled",
  FAULT: "Faulty, not as described or not fitting",
  DAMAGE: "Damaged on its way",
  DELAY: "Later than promised",
  GOODWILL: "Goodwill",
};

/** Why a recorded refund is taken back: the shop has not paid it after all. */
export const RefundReversalReason = {
  WRONG_ORDER: "WRONG_ORDER",
  WRONG_AMOUNT: "WRONG_AMOUNT",
  NOT_PAID: "NOT_PAID",
} as const;
export type RefundReversalReason = keyof typeof RefundReversalReason;

/** The reasons in words, for shoppers and staff. */
export const REFUND_REVERSAL_REASONS: Readonly<Record<RefundReversalReason, string>> = {
  WRONG_ORDER: "It was meant for another order",
  WRONG_AMOUNT: "Its amount was wrong",
  NOT_PAID: "It could not be paid",
};

/** What an order came to, after its changes, and what of it has been paid back. */
export type RefundedOrder = { totalPence: Pence; refundedPence: Pence };

/** What of an order can still be paid back; never less than 0. */
export const refundablePence = ({ totalPence, refundedPence }: RefundedOrder): Pence =>
  Math.max(0, totalPence - refundedPence);

/**
 * Why an amount can't be paid back; undefined where it can. All refunds of an order never come to more than the order.
 * @param amountPence any number
 */
export function refundRefusal(amountPence: Pence, order: RefundedOrder): string | undefined {
  if (!Number.isSafeInteger(amountPence) || amountPence <= 0) return "Please enter what is paid back, such as 25.50";
  const left = refundablePence(order);
  if (amountPence <= left) return undefined;
  if (left === 0) return `All ${formatPounds(order.totalPence)} of this order has been paid back already.`;
  const before = order.refundedPence > 0 ? `, of which ${formatPounds(order.refundedPence)} has been paid back` : "";
  return `At most ${formatPounds(left)} can be paid back: the order came to ${formatPounds(order.totalPence)}${before}.`;
}

/** Why a line of an order can't become so cheap; undefined where it can: what has been paid back was paid of the total. */
export function cheaperThanRefundedRefusal(newTotalPence: Pence, refundedPence: Pence): string | undefined {
  if (newTotalPence >= refundedPence) return undefined;
  return `We have paid back ${formatPounds(refundedPence)} of this order already, which is more than it would then cost. Please ring or write to us, and we change it for you.`;
}
