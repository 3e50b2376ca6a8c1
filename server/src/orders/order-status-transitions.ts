import type { EntityManager } from "typeorm";
import { ShopError } from "../kernel/errors/shop-error.js";
import type { MailQueue } from "../mail/mail-queue.js";
import { giveUseBack } from "../promotions/unique-code-uses.js";
import { canTransition, nextStatuses, type OrderStatus } from "../rules/order-progress.js";
import { INVITED_AFTER_DAYS } from "../rules/review-invitation.js";
import { makingRefusal } from "../rules/settled-sizes.js";
import { OrderSettlement } from "./order-settlement.entity.js";
import { Order } from "./order.entity.js";

/** A status transition that is not allowed, with a reason for staff. */
export class TransitionRefused extends ShopError {}

/** An order by its number, or by its id and the version that somebody looked at. */
export type OrderToMove = { number: string } | { id: string; expectedVersion: number };

/**
 * Sets the status of an order within the caller's transaction. The shopper gets an e-mail of each; after DELIVERED, one that
 * asks for reviews. A cancelled order gives the use of its promotion code back. The database records when (order_status_change).
 * @returns the order's id and previous status
 * @throws {TransitionRefused} for an unknown order, another version, a status that can't follow the present one, or making without
 * settled sizes
 */
export async function transitionOrder(
  manager: EntityManager,
  mail: MailQueue,
  which: OrderToMove,
  to: OrderStatus,
): Promise<{ id: string; from: OrderStatus }> {
  const [where, named] =
    "number" in which ? [{ number: which.number }, which.number] : [{ id: which.id }, "with this id"];
  const order = await manager.findOne(Order, { where, lock: { mode: "pessimistic_write" } });
  if (!order) throw new TransitionRefused("NOT_FOUND", `There is no order ${named}.`);
  const { id, number, status: from, version, promotionCode } = order;
  if ("expectedVersion" in which && which.expectedVersion !== version)
    throw new TransitionRefused(
      "CONFLICT",
      `Somebody has changed order ${number} in the meantime; it is ${from} now. Please look again.`,
    );
  if (!canTransition(from, to)) throw new TransitionRefused("CONFLICT", refusal(number, from, to));
  if (to === "MANUFACTURING") await checkSizes(manager, order);
  await manager.update(Order, { id }, { status: to });
  if (to === "MANUFACTURING") await mail.add(manager, id, "order-begun");
  if (to === "SHIPPED") await mail.add(manager, id, "order-shipped");
  if (to === "CANCELLED") {
    if (promotionCode !== null) await giveUseBack(manager, promotionCode);
    await mail.add(manager, id, "order-cancelled");
  }
  if (to === "DELIVERED") await mail.addAfterDays(INVITED_AFTER_DAYS, manager, id, "review-invitation");
  return { id, from };
}

/** @throws {TransitionRefused} where the shop measures the order, and its sizes are not settled */
async function checkSizes(manager: EntityManager, { id, number, fulfilment }: Order): Promise<void> {
  if (fulfilment === "MAKE_TO_SIZES") return;
  const settlement = await manager.findOneBy(OrderSettlement, { orderId: id });
  const open = makingRefusal({ number, fulfilment, settlement });
  if (open !== undefined) throw new TransitionRefused("CONFLICT", open);
}

function refusal(number: string, from: OrderStatus, to: OrderStatus): string {
  if (from === to) return `Order ${number} is ${from} already.`;
  const possible = nextStatuses(from);
  const next = possible.length === 0 ? "It stays so." : `It can become ${possible.join(" or ")}.`;
  return `Order ${number} is ${from} and can't become ${to}. ${next}`;
}
