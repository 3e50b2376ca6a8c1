import type { Pence, Percent } from "./money.js";
import { deliveryNamed, type Fulfilment } from "./order-choices.js";
import type { OrderStatus } from "./order-progress.js";
import { totalsOf, type Totals, type TotalsRule } from "./totals.js";

/** Where the measured sizes of an order stand, once its shopper knows of them. */
export const SettlementState = { WAITING: "WAITING", SETTLED: "SETTLED" } as const;
export type SettlementState = keyof typeof SettlementState;

/** Days after which an answer of the shopper is late: staff ring then. */
export const AGREE_WITHIN_DAYS = 3;

const DAY_IN_MS = 24 * 60 * 60 * 1000;

/** Whether the answer to measured sizes, of which the shopper was told at a moment, is late. */
export const isAgreementLate = (proposedAt: Date | string, now: Date): boolean =>
  now.getTime() - new Date(proposedAt).getTime() > AGREE_WITHIN_DAYS * DAY_IN_MS;

/** What making an order waits for. `settlement` is null until its shopper knows of measured sizes, `settledAt` until they are agreed. */
type MeasuredOrder = { fulfilment: Fulfilment; settlement: { settledAt: Date | string | null } | null };

/** Whether the sizes of an order are a guide still: the shop measures it, and they are not settled. */
export const areSizesOpen = ({ fulfilment, settlement }: MeasuredOrder): boolean =>
  fulfilment === "MEASURE_AND_FIT" && (settlement === null || settlement.settledAt === null);

/** Whether measured sizes of an order wait for its shopper's agreement. */
export const doSizesWait = ({
  status,
  settlement,
}: Pick<MeasuredOrder, "settlement"> & { status: OrderStatus }): boolean =>
  status === "PROCESSING" && settlement !== null && settlement.settledAt === null;

/** Why the making of an order can't begin, for staff; undefined where its sizes are settled. */
export function makingRefusal(order: MeasuredOrder & { number: string }): string | undefined {
  if (!areSizesOpen(order)) return undefined;
  return order.settlement
    ? `Order ${order.number} costs more by its measured sizes, and its customer has not agreed yet. Nothing is made before.`
    : `The sizes of order ${order.number} are a guide until they are measured. Please enter what was measured for each line, and settle them first.`;
}

/** Why nothing can be measured for an order, for staff; undefined where something can. */
export function measuringRefusal({
  fulfilment,
  status,
}: {
  fulfilment: Fulfilment;
  status: OrderStatus;
}): string | undefined {
  if (fulfilment === "MAKE_TO_SIZES")
    return "This order is made to the customer’s own sizes. Nothing is measured for it.";
  if (status === "CANCELLED") return "This order is cancelled. Nothing is measured for it.";
  return status === "PROCESSING" ? undefined : "The making of this order has begun. Its sizes stay.";
}

/** Why a shopper can't change lines alone any more, since a fitter has measured them; undefined where nobody has. */
export const measuredRefusal = (measuredLines: number): string | undefined =>
  measuredLines === 0
    ? undefined
    : "Our fitter has measured your windows, so this order can’t be changed here any more. Please ring or write to us: as long as making has not begun, we can still do it for you.";

/** By what an order was priced. */
type PricedOrder = { promotionPercent: Percent | null; shippingMethod: string; deliveryPence: Pence };

/**
 * What delivery of an order came to before any measured sizes were settled: a first settlement may have made it free, which one that
 * corrects it takes back.
 * @param agreedPence of all lines as their shopper ordered them
 */
export function agreedDeliveryPence(
  agreedPence: Pence,
  order: PricedOrder & { subtotalPence: Pence },
  rule: TotalsRule,
): Pence {
  const { subtotalPence, promotionPercent, shippingMethod, deliveryPence } = order;
  if (agreedPence === subtotalPence) return deliveryPence;
  const before = totalsOf(agreedPence, rule, promotionPercent ?? 0, deliveryNamed(shippingMethod));
  return Math.max(deliveryPence, before.deliveryPence);
}

/**
 * The totals of an order with other sizes, by the rule that it was placed by. Delivery never becomes dearer: that a smaller window falls
 * below the threshold of free delivery is no doing of its shopper.
 * @param subtotalPence of all lines as measured
 */
export function settledTotals(subtotalPence: Pence, order: PricedOrder, rule: TotalsRule): Totals {
  const { promotionPercent, shippingMethod, deliveryPence } = order;
  const by = (each: TotalsRule) => totalsOf(subtotalPence, each, promotionPercent ?? 0, deliveryNamed(shippingMethod));
  const totals = by(rule);
  return totals.deliveryPence > deliveryPence ? by({ ...rule, deliveryPence: 0 }) : totals;
}
