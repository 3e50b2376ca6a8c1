import type { DataSource } from "typeorm";
import { inTransaction } from "../kernel/sql/transaction.js";
import type { MailQueue } from "../mail/mail-queue.js";
import { canMove, OrderStatus } from "../rules/order-progress.js";

/** Why an order stays where it is, as a sentence for the shop's staff. */
export class OrderNotMoved extends Error {}

/** Moves orders from one status to the next. The database records when (order_status_change). */
export class OrderMoves {
  constructor(
    private readonly database: DataSource,
    private readonly mail: MailQueue,
  ) {}

  /**
   * Moves an order on. Its shopper gets a mail once it is shipped.
   * @returns the status that it had
   * @throws {OrderNotMoved} where there is no such order, or it can't go there from where it stands
   */
  move(number: string, to: OrderStatus): Promise<OrderStatus> {
    return inTransaction(this.database, async (manager) => {
      const [order]: { id: string; status: OrderStatus }[] = await manager.query(
        "SELECT id, status FROM orders WHERE number = $1 FOR UPDATE",
        [number],
      );
      if (!order) throw new OrderNotMoved(`There is no order ${number}.`);
      if (!canMove(order.status, to)) throw new OrderNotMoved(refusal(number, order.status, to));
      await manager.query("UPDATE orders SET status = $2 WHERE id = $1", [order.id, to]);
      if (to === "SHIPPED") await this.mail.add(manager, order.id, "order-shipped");
      return order.status;
    });
  }
}

function refusal(number: string, from: OrderStatus, to: OrderStatus): string {
  if (from === to) return `Order ${number} is ${from} already.`;
  const possible = Object.values(OrderStatus).filter((status) => canMove(from, status));
  const next = possible.length === 0 ? "It stays so." : `It can become ${possible.join(" or ")}.`;
  return `Order ${number} is ${from} and can't become ${to}. ${next}`;
}
