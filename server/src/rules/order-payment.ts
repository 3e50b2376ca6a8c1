import { formatPounds } from "./money.js";
import type { OrderStatus } from "./order-progress.js";
import type { RefundedOrder } from "./order-refund.js";

/** What was and was not paid by this website, which takes no payment, before anything is paid back. */
const UNTIL_REFUNDED: Readonly<Record<OrderStatus, string>> = {
  PROCESSING: "Nothing has been charged yet.",
  MANUFACTURING: "This website has charged nothing: we arrange payment with you.",
  SHIPPED: "This website has charged nothing: payment is as we arranged it with you.",
  DELIVERED: "This website has charged nothing: payment is as we arranged it with you.",
  CANCELLED: "This website has charged nothing. We pay back anything that you have paid in another way.",
};

/** What is true of the payment of an order in its status, for its shopper. What was paid back is said before all else. */
export function paymentSentence({
  status,
  totalPence,
  refundedPence,
}: RefundedOrder & { status: OrderStatus }): string {
  if (refundedPence === 0) return UNTIL_REFUNDED[status];
  const all = refundedPence === totalPence ? "all" : formatPounds(refundedPence);
  return `We have paid back ${all} of ${formatPounds(totalPence)}.`;
}
