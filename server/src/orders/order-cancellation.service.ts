import { IsNull, type DataSource } from "typeorm";
import { rowOf } from "../kernel/sql/query.js";
import { inTransaction } from "../kernel/sql/transaction.js";
import type { MailQueue } from "../mail/mail-queue.js";
import { changeVerdict } from "../rules/change-clock.js";
import { OrderSettlement } from "./order-settlement.entity.js";
import { transitionOrder } from "./order-status-transitions.js";
import { Order } from "./order.entity.js";
import { OrderNotChangeable, OrderNotFound } from "./order.errors.js";
import { orderQueries, toOrder } from "./order.queries.js";
import type { OrderType } from "./order.types.js";

/** Cancels orders for their shoppers, while the change clock runs (decision 35) or measured sizes wait for them (decision 48). */
export class OrderCancellationService {
  constructor(
    private readonly database: DataSource,
    private readonly mail: MailQueue,
  ) {}

  /**
   * Cancels an order that its shopper may read. Shopper and shop get an e-mail. A cancelled order stays as it is, without another
   * e-mail, so the call may be repeated.
   * @param now the moment of the request
   * @throws {OrderNotChangeable} once its clock has ended and nothing waits for an agreement, or it is being made
   */
  cancel({ id }: Pick<OrderType, "id">, now = new Date()): Promise<OrderType> {
    return inTransaction(this.database, async (manager) => {
      // Who begins to make it waits for this lock, or was first.
      const order = await manager.findOne(Order, { where: { id }, lock: { mode: "pessimistic_write" } });
      if (!order) throw new OrderNotFound();
      const verdict = changeVerdict(order, now);
      const isOver =
        verdict === "OVER" && !(await manager.existsBy(OrderSettlement, { orderId: id, settledAt: IsNull() }));
      if (isOver || verdict === "MADE") throw new OrderNotChangeable(order, now);
      if (verdict !== "CANCELLED") {
        await transitionOrder(manager, this.mail, { number: order.number }, "CANCELLED");
        await this.mail.add(manager, id, "order-cancelled-copy");
      }
      return toOrder(await rowOf(manager, orderQueries.byId, [id]));
    });
  }
}
