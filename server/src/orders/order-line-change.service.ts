import type { DataSource, EntityManager } from "typeorm";
import type { CartService } from "../cart/cart.service.js";
import { productQueries } from "../catalogue/products/product.queries.js";
import type { RateLimits } from "../kernel/requests/rate-limits.js";
import { rowOf, rowsOf } from "../kernel/sql/query.js";
import { inTransaction } from "../kernel/sql/transaction.js";
import type { MailQueue } from "../mail/mail-queue.js";
import { changeVerdict } from "../rules/change-clock.js";
import { cheaperThanRefundedRefusal } from "../rules/order-refund.js";
import { measuredRefusal } from "../rules/settled-sizes.js";
import { changedOrderLine, configurationOf, type ChangedOrderLine, type CurrentTerms } from "./changed-order-line.js";
import { OrderLineChange } from "./order-line-change.entity.js";
import type { ChangeOrderLineInput, LineChangeInput, OrderLineChangePrice } from "./order-line-change.types.js";
import { OrderLine } from "./order-line.entity.js";
import { Order } from "./order.entity.js";
import {
  ChangePriceChanged,
  LineNotMadeAnyMore,
  OrderChanged,
  OrderLineNotFound,
  OrderMeasured,
  OrderNotChangeable,
  OrderNotFound,
  OrderRefundedAlready,
} from "./order.errors.js";
import { orderQueries, toOrder, type OrderLineRow, type OrderRow } from "./order.queries.js";
import type { OrderType } from "./order.types.js";

/** An order as it is, and one of its lines as it would become. */
type PlannedChange = ChangedOrderLine & { order: OrderRow; line: OrderLineRow };

/** Changes lines of orders for their shoppers, while the change clock runs (decision 35). */
export class OrderLineChangeService {
  constructor(
    private readonly database: DataSource,
    private readonly carts: Pick<CartService, "pricing" | "rules">,
    private readonly mail: MailQueue,
    private readonly rateLimits: RateLimits,
  ) {}

  /**
   * What an order that its shopper may read would cost with a changed line. Nothing changes.
   * @param now the moment of the request
   * @throws {OrderNotChangeable} {@link OrderLineNotFound} {@link LineNotMadeAnyMore} {@link BadInput}
   */
  async price({ id }: Pick<OrderType, "id">, input: LineChangeInput, now = new Date()): Promise<OrderLineChangePrice> {
    const { order, configuration, totals, isSame } = await planned(this.database.manager, id, input, this.carts, now);
    return {
      order: toOrder(order),
      unitPricePence: configuration.unitPricePence,
      lineTotalPence: configuration.totalPence,
      totals,
      differencePence: totals.totalPence - order.totalPence,
      isSame,
    };
  }

  /**
   * Changes a line of an order that its shopper may read, and keeps what it was. Shopper and shop get an e-mail. A line that is as
   * wanted already stays, without another e-mail, so the call may be repeated.
   * @param now the moment of the request
   * @throws as `price`
   * @throws {OrderChanged} if the order's version is no longer `expectedVersion`
   * @throws {ChangePriceChanged} if the new total is not `expectedTotalPence`
   * @throws {OrderRefundedAlready} if it would cost less than what has been paid back of it
   * @throws {RateLimited} above the limit of changes per hour: each is mailed to an address that may be a stranger's
   */
  change({ id }: Pick<OrderType, "id">, input: ChangeOrderLineInput, now = new Date()): Promise<OrderType> {
    return inTransaction(this.database, async (manager) => {
      // Who begins to make it waits for this lock, or was first.
      const locked = await manager.findOne(Order, { where: { id }, lock: { mode: "pessimistic_write" } });
      if (!locked) throw new OrderNotFound();
      const change = await planned(manager, id, input, this.carts, now);
      if (change.isSame) return toOrder(change.order);
      checkAsShown(change, input);
      const refusal = cheaperThanRefundedRefusal(change.totals.totalPence, change.order.refundedPence);
      if (refusal !== undefined) throw new OrderRefundedAlready(refusal);
      await this.rateLimits.takeWithin(manager, [["order-changes", change.order.email.toLowerCase()]]);
      await store(manager, change);
      await this.mail.add(manager, id, "order-changed", "order-changed-copy");
      return toOrder(await rowOf(manager, orderQueries.byId, [id]));
    });
  }
}

async function planned(
  manager: EntityManager,
  id: string,
  input: LineChangeInput,
  current: CurrentTerms,
  now: Date,
): Promise<PlannedChange> {
  const [order] = await rowsOf(manager, orderQueries.byId, [id]);
  if (!order) throw new OrderNotFound();
  if (changeVerdict(order, now) !== "OPEN") throw new OrderNotChangeable(order, now);
  const measured = measuredRefusal(order.measured.length);
  if (measured !== undefined) throw new OrderMeasured(measured);
  const line = order.lines.find((each) => each.id === input.lineId);
  if (!line) throw new OrderLineNotFound();
  const [product] = await rowsOf(manager, productQueries.byId, [[line.productId]]);
  if (!product) throw new LineNotMadeAnyMore(line.name);
  return { order, line, ...changedOrderLine(order, line, product, input, current) };
}

/** @throws {OrderChanged} {@link ChangePriceChanged} */
function checkAsShown({ order, totals }: PlannedChange, shown: ChangeOrderLineInput): void {
  const { expectedVersion, expectedTotalPence } = shown;
  if (expectedVersion != null && expectedVersion !== order.version) throw new OrderChanged();
  if (expectedTotalPence !== totals.totalPence) throw new ChangePriceChanged(expectedTotalPence, totals.totalPence);
}

async function store(manager: EntityManager, { order, line, configuration, totals }: PlannedChange): Promise<void> {
  const { toFreeDeliveryPence: _, ...sums } = totals;
  await manager.insert(OrderLineChange, {
    orderId: order.id,
    lineId: line.id,
    was: configurationOf(line),
    became: configuration,
    totalWasPence: order.totalPence,
    totalBecamePence: sums.totalPence,
  });
  await manager.update(OrderLine, { id: line.id }, configuration);
  // Also where the sums stay the same: the version grows, and streams are told.
  await manager.update(Order, { id: order.id }, sums);
}
