import type { DataSource } from "typeorm";
import { inTransaction } from "../kernel/sql/transaction.js";
import type { MailQueue } from "../mail/mail-queue.js";
import { canTransition, OrderStatus } from "../rules/order-progress.js";
import { INVITED_AFTER_DAYS } from "../rules/review-invitation.js";
import { Order } from "./order.entity.js";

/** A status transition that is not allowed, with a reason for staff. */
export class TransitionRefused extends Error {}

/**
 * Sets the status of an order; on SHIPPED the shopper gets an e-mail, after DELIVERED another that asks for reviews. The database records when (order_status_change).
 * @returns the previous status
 * @throws {TransitionRefused} for an unknown order, or a status that can't follow the present one
 */
export const transitionOrder = (
  { database, mail }: { database: DataSource; mail: MailQueue },
  number: string,
  to: OrderStatus,
): Promise<OrderStatus> =>
  inTransaction(database, async (manager) => {
    const order = await manager.findOne(Order, { where: { number }, lock: { mode: "pessimistic_write" } });
    if (!order) throw new TransitionRefused(`There is no order ${number}.`);
    if (!canTransition(order.status, to)) throw new TransitionRefused(refusal(number, order.status, to));
    await manager.update(Order, { id: order.id }, { status: to });
    if (to === "SHIPPED") await mail.add(manager, order.id, "order-shipped");
    if (to === "DELIVERED") await mail.addAfterDays(INVITED_AFTER_DAYS, manager, order.id, "review-invitation");
    return order.status;
  });

function refusal(number: string, from: OrderStatus, to: OrderStatus): string {
  if (from === to) return `Order ${number} is ${from} already.`;
  const possible = Object.values(OrderStatus).filter((status) => canTransition(from, status));
  const next = possible.length === 0 ? "It stays so." : `It can become ${possible.join(" or ")}.`;
  return `Order ${number} is ${from} and can't become ${to}. ${next}`;
}
