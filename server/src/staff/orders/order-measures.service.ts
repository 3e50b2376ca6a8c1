import type { DataSource, EntityManager } from "typeorm";
import type { CartService } from "../../cart/cart.service.js";
import { rowsOf } from "../../kernel/sql/query.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import { isUuid } from "../../kernel/sql/uuid.js";
import type { MailQueue } from "../../mail/mail-queue.js";
import { MeasuredLine } from "../../orders/measured-line.entity.js";
import { OrderSettlement } from "../../orders/order-settlement.entity.js";
import {
  LinesNotMeasured,
  NothingToMeasure,
  SettledTotalChanged,
  SizesKnown,
} from "../../orders/order-settlement.errors.js";
import { OrderNotFound } from "../../orders/order.errors.js";
import { orderQueries, type WholeOrderRow } from "../../orders/order.queries.js";
import {
  measurableLine,
  measuredProduct,
  measuredTotals,
  plannedMeasures,
  type PlannedMeasures,
  type WantedMeasures,
} from "../../orders/planned-settlement.js";
import { settleOrder } from "../../orders/settle-order.js";
import { PRICE_POLICIES } from "../../rules/price-policy.js";
import { measuringRefusal } from "../../rules/settled-sizes.js";
import { fromInches } from "../../rules/sizes.js";
import type { Totals } from "../../rules/totals.js";
import type { StaffActor } from "../access/staff-context.js";
import { recordChanges } from "../audit/audit.js";
import { lockedOrder, type ExpectedOrder } from "./locked-order.js";
import { toRemakeableLine } from "./remakeable-line.js";
import type { RemakeableLine } from "./remakeable-line.types.js";

/** Sizes that were measured at a visit, and settle the order (decision 48). */
export class OrderMeasuresService {
  constructor(
    private readonly database: DataSource,
    private readonly carts: Pick<CartService, "pricing" | "rules">,
    private readonly mail: MailQueue,
  ) {}

  /**
   * What can be entered for a line, with what has been.
   * @throws {OrderNotFound} {@link NothingToMeasure} {@link OrderLineNotFound} {@link LineNotMadeAnyMore}
   */
  async measurable({ id, lineId }: { id: string; lineId: string }): Promise<RemakeableLine> {
    const { manager } = this.database;
    const order = await wholeOrder(manager, id);
    const line = measurableLine(order, lineId);
    const { policy } = order.pricing ?? this.carts.pricing;
    const terms = { ...PRICE_POLICIES[policy], rules: this.carts.rules };
    return toRemakeableLine(line, await measuredProduct(manager, line), terms);
  }

  /**
   * What a line and its order would become by what was measured. Nothing changes.
   * @throws as `measurable` {@link BadInput}
   */
  async preview({
    id,
    ...wanted
  }: WantedMeasures & { id: string }): Promise<PlannedMeasures & { order: WholeOrderRow }> {
    const order = await wholeOrder(this.database.manager, id);
    return { order, ...(await plannedMeasures(this.database.manager, order, wanted, this.carts)) };
  }

  /**
   * Keeps what was measured for a line, and returns the order as it is then. Sizes of which the shopper knows wait to be sent anew.
   * @throws as `preview` {@link ChangedInTheMeantime}
   */
  measure(
    actor: StaffActor,
    { id, expectedVersion, ...wanted }: WantedMeasures & ExpectedOrder,
  ): Promise<WholeOrderRow> {
    return inTransaction(this.database, async (manager) => {
      await lockedOrder(manager, { id, expectedVersion });
      const order = await wholeOrder(manager, id);
      const { line, was, became } = await plannedMeasures(manager, order, wanted, this.carts);
      await manager.delete(OrderSettlement, { orderId: id });
      const keys = { lineId: line.id, orderId: id, staffId: actor.staffId };
      await manager.upsert(MeasuredLine, { ...keys, measuredAt: new Date(), was, became }, ["lineId"]);
      const item = order.lines.findIndex((each) => each.id === line.id) + 1;
      await recordChanges(manager, actor, {
        what: "order.measured",
        subject: { type: "Order", id },
        before: { item, ...sizeOf(line) },
        after: { item, ...sizeOf(became) },
      });
      return wholeOrder(manager, id);
    });
  }

  /**
   * Tells the shopper of the measured sizes, and returns the order as it is then. They are the order's at once where it comes to no more
   * than before; otherwise they wait for the shopper.
   * @throws {OrderNotFound} {@link NothingToMeasure} {@link LinesNotMeasured} {@link SizesKnown} {@link SettledTotalChanged}
   * @throws {OrderRefundedAlready} {@link ChangedInTheMeantime}
   */
  settle(
    actor: StaffActor,
    { id, expectedVersion, expectedTotalPence }: ExpectedOrder & { expectedTotalPence: number },
  ): Promise<WholeOrderRow> {
    return inTransaction(this.database, async (manager) => {
      await lockedOrder(manager, { id, expectedVersion });
      const order = await wholeOrder(manager, id);
      const totals = this.settleable(order);
      if (totals.totalPence !== expectedTotalPence)
        throw new SettledTotalChanged(expectedTotalPence, totals.totalPence);
      const isDearer = totals.totalPence > order.totalPence;
      await manager.insert(OrderSettlement, {
        ...{ orderId: id, staffId: actor.staffId, totalWasPence: order.totalPence, totals },
        settledAt: isDearer ? null : new Date(),
      });
      if (!isDearer) await settleOrder(manager, order, totals);
      await recordChanges(manager, actor, {
        what: isDearer ? "order.sizes.proposed" : "order.sizes.settled",
        subject: { type: "Order", id },
        before: { totalPence: order.totalPence },
        after: { totalPence: totals.totalPence },
      });
      await this.mail.add(manager, id, isDearer ? "sizes-proposed" : "sizes-settled");
      return wholeOrder(manager, id);
    });
  }

  /** The totals of an order with what was measured for its lines. */
  totals(order: WholeOrderRow): Totals {
    return measuredTotals(order, order.measured, this.carts.pricing);
  }

  /** @throws {NothingToMeasure} {@link LinesNotMeasured} {@link SizesKnown} */
  private settleable(order: WholeOrderRow): Totals {
    const refusal = measuringRefusal(order);
    if (refusal !== undefined) throw new NothingToMeasure(refusal);
    const left = order.lines.length - order.measured.length;
    if (left > 0) throw new LinesNotMeasured(left);
    if (order.settlement) throw new SizesKnown();
    return this.totals(order);
  }
}

/** In mm, for the audit. */
const sizeOf = ({ width, height }: { width: number; height: number }) => ({
  width: fromInches(width, "mm"),
  height: fromInches(height, "mm"),
});

/** @throws {OrderNotFound} */
async function wholeOrder(manager: EntityManager, id: string): Promise<WholeOrderRow> {
  const [order] = isUuid(id) ? await rowsOf(manager, orderQueries.whole, [id]) : [];
  if (!order) throw new OrderNotFound();
  return order;
}
