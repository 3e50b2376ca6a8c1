import type { EntityManager } from "typeorm";
import { rowsOf } from "../kernel/sql/query.js";
import { cheaperThanRefundedRefusal } from "../rules/order-refund.js";
import type { Totals } from "../rules/totals.js";
import { orderSettlementQueries } from "./order-settlement.queries.js";
import { Order } from "./order.entity.js";
import { OrderRefundedAlready } from "./order.errors.js";

/**
 * Gives an order the measured sizes of its lines and the totals with them, within the caller's transaction, which has locked the order.
 * Two statements, however many lines it has.
 * @throws {OrderRefundedAlready} if it would cost less than what has been paid back of it
 */
export async function settleOrder(
  manager: EntityManager,
  { id, refundedPence }: { id: string; refundedPence: number },
  { toFreeDeliveryPence: _, ...sums }: Totals,
): Promise<void> {
  const refusal = cheaperThanRefundedRefusal(sums.totalPence, refundedPence);
  if (refusal !== undefined) throw new OrderRefundedAlready(refusal);
  await rowsOf(manager, orderSettlementQueries.apply, [id]);
  await manager.update(Order, { id }, sums);
}
