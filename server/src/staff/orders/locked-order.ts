import type { EntityManager } from "typeorm";
import { isUuid } from "../../kernel/sql/uuid.js";
import { Order } from "../../orders/order.entity.js";
import { OrderNotFound } from "../../orders/order.errors.js";
import { ChangedInTheMeantime } from "../access/staff.errors.js";

/** An order, and its version as it was looked at. */
export type ExpectedOrder = { id: string; expectedVersion: number };

/**
 * An order as it was looked at, locked until the end of the caller's transaction.
 * @throws {OrderNotFound} {@link ChangedInTheMeantime}
 */
export async function lockedOrder(manager: EntityManager, { id, expectedVersion }: ExpectedOrder): Promise<Order> {
  const order = isUuid(id)
    ? await manager.findOne(Order, { where: { id }, lock: { mode: "pessimistic_write" } })
    : null;
  if (!order) throw new OrderNotFound();
  if (order.version !== expectedVersion) throw new ChangedInTheMeantime();
  return order;
}
