import type { DataSource } from "typeorm";
import { rowOf } from "../kernel/sql/query.js";
import { inTransaction } from "../kernel/sql/transaction.js";
import type { MailQueue } from "../mail/mail-queue.js";
import { doSizesWait } from "../rules/settled-sizes.js";
import { OrderSettlement } from "./order-settlement.entity.js";
import { SizesChanged } from "./order-settlement.errors.js";
import type { AgreeToMeasuredSizesInput } from "./order-settlement.types.js";
import { Order } from "./order.entity.js";
import { OrderNotFound } from "./order.errors.js";
import { orderQueries, toOrder } from "./order.queries.js";
import type { OrderType } from "./order.types.js";
import { settleOrder } from "./settle-order.js";

/** Takes the agreement of shoppers to measured sizes that cost more (decision 48). */
export class OrderSettlementService {
  constructor(
    private readonly database: DataSource,
    private readonly mail: MailQueue,
  ) {}

  /**
   * Gives an order that its shopper may read the measured sizes. Shopper and shop get an e-mail. An order that has just these already stays
   * as it is, without another e-mail, so the call may be repeated.
   * @throws {SizesChanged} where nothing waits, or not what was shown
   * @throws {OrderRefundedAlready}
   */
  agree({ id }: Pick<OrderType, "id">, shown: AgreeToMeasuredSizesInput): Promise<OrderType> {
    return inTransaction(this.database, async (manager) => {
      // Who enters other sizes, cancels or begins to make it waits for this lock, or was first.
      const locked = await manager.findOne(Order, { where: { id }, lock: { mode: "pessimistic_write" } });
      if (!locked) throw new OrderNotFound();
      const order = await rowOf(manager, orderQueries.byId, [id]);
      const { settlement, version } = order;
      if (!settlement || settlement.totals.totalPence !== shown.expectedTotalPence) throw new SizesChanged();
      if (settlement.settledAt !== null) return toOrder(order);
      if (!doSizesWait(order) || version !== shown.expectedVersion) throw new SizesChanged();
      await settleOrder(manager, order, settlement.totals);
      await manager.update(OrderSettlement, { orderId: id }, { settledAt: new Date() });
      await this.mail.add(manager, id, "sizes-settled", "sizes-agreed-copy");
      return toOrder(await rowOf(manager, orderQueries.byId, [id]));
    });
  }
}
