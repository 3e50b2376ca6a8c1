import type { DataSource, EntityManager } from "typeorm";
import type { CartService } from "../../cart/cart.service.js";
import { ShopError } from "../../kernel/errors/shop-error.js";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import { rowsOf } from "../../kernel/sql/query.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import { isUuid } from "../../kernel/sql/uuid.js";
import type { MailQueue } from "../../mail/mail-queue.js";
import { OrderRemake } from "../../orders/order-remake.entity.js";
import { OrderNotFound } from "../../orders/order.errors.js";
import { orderQueries, type WholeOrderRow } from "../../orders/order.queries.js";
import {
  plannedRemake,
  remadeProduct,
  remakeableLine,
  type PlannedRemake,
  type WantedRemake,
} from "../../orders/planned-remake.js";
import { afterSalesForm } from "../../rules/after-sales-forms.js";
import { nextRemakeStatus, type RemakeStatus } from "../../rules/order-remake.js";
import { PRICE_POLICIES } from "../../rules/price-policy.js";
import type { StaffActor } from "../access/staff-context.js";
import { recordChanges } from "../audit/audit.js";
import { lockedOrder, type ExpectedOrder } from "./locked-order.js";
import { toRemakeableLine } from "./remakeable-line.js";
import type { RemakeableLine } from "./remakeable-line.types.js";

type TypedRemake = ExpectedOrder & WantedRemake & { note?: string | null };
type RemakeMove = ExpectedOrder & { remakeId: string; to: RemakeStatus };

class RemakeNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "This order has no such remake.");
  }
}

class RemakeStepRefused extends ShopError {
  constructor() {
    super("CONFLICT", "A remake is made first, then sent. Please look again where it stands.");
  }
}

/** The fit promise: lines of orders are made again, free of charge, once each. */
export class OrderRemakeService {
  constructor(
    private readonly database: DataSource,
    private readonly carts: Pick<CartService, "pricing" | "rules">,
    private readonly mail: MailQueue,
  ) {}

  /**
   * What can be corrected of a line that is made again.
   * @throws {OrderNotFound} {@link LineNotMadeAgain} {@link OrderLineNotFound} {@link RemadeProductGone}
   */
  async correctable({ id, lineId }: { id: string; lineId: string }): Promise<RemakeableLine> {
    const { manager } = this.database;
    const order = await wholeOrder(manager, id);
    const line = remakeableLine(order, lineId);
    const { policy } = order.pricing ?? this.carts.pricing;
    return toRemakeableLine(line, await remadeProduct(manager, line), {
      ...PRICE_POLICIES[policy],
      rules: this.carts.rules,
    });
  }

  /**
   * How a line would be made again. Nothing changes.
   * @throws {OrderNotFound} {@link LineNotMadeAgain} {@link OrderLineNotFound} {@link RemadeProductGone} {@link BadInput}
   */
  async preview({ id, ...wanted }: WantedRemake & { id: string }): Promise<PlannedRemake & { order: WholeOrderRow }> {
    const order = await wholeOrder(this.database.manager, id);
    return { order, ...(await plannedRemake(this.database.manager, order, wanted, this.carts)) };
  }

  /**
   * Has a line made again, and returns the order as it is then; its total stays. Its shopper gets an e-mail.
   * @throws as `preview`
   * @throws {ChangedInTheMeantime}
   */
  agree(actor: StaffActor, { id, expectedVersion, note: typed, ...wanted }: TypedRemake): Promise<WholeOrderRow> {
    const { note } = checkedForm(afterSalesForm, { note: typed });
    return inTransaction(this.database, async (manager) => {
      const { email } = await lockedOrder(manager, { id, expectedVersion });
      const order = await wholeOrder(manager, id);
      const { line, was, became, estimatedDelivery } = await plannedRemake(manager, order, wanted, this.carts);
      const { reason, quantity } = wanted;
      const agreed = { reason, quantity, estimatedDelivery };
      const keys = { orderId: id, lineId: line.id, staffId: actor.staffId };
      const { identifiers } = await manager.insert(OrderRemake, { ...keys, ...agreed, note, was, became });
      // Not what the note says: it may name the shopper, and audit rows stay.
      await recordChanges(manager, actor, {
        what: "order.remade",
        subject: { type: "Order", id },
        before: null,
        after: { item: order.lines.indexOf(line) + 1, ...agreed },
      });
      if (email !== null) await this.mail.addAboutPart(manager, id, identifiers[0]?.id, "order-remade");
      return wholeOrder(manager, id);
    });
  }

  /**
   * Says that a remake is made, or sent, of which its shopper gets an e-mail; returns the order as it is then.
   * @throws {OrderNotFound} {@link RemakeNotFound} {@link RemakeStepRefused} {@link ChangedInTheMeantime}
   */
  move(actor: StaffActor, { id, expectedVersion, remakeId, to }: RemakeMove): Promise<WholeOrderRow> {
    return inTransaction(this.database, async (manager) => {
      const { email } = await lockedOrder(manager, { id, expectedVersion });
      const remake = isUuid(remakeId) ? await manager.findOneBy(OrderRemake, { id: remakeId, orderId: id }) : null;
      if (!remake) throw new RemakeNotFound();
      const { status } = remake;
      if (nextRemakeStatus(status) !== to) throw new RemakeStepRefused();
      const moment = to === "MADE" ? { madeAt: new Date() } : { sentAt: new Date() };
      await manager.update(OrderRemake, { id: remakeId }, { status: to, ...moment });
      await recordChanges(manager, actor, {
        what: "order.remake.moved",
        subject: { type: "Order", id },
        before: { status },
        after: { status: to },
      });
      if (to === "SENT" && email !== null) await this.mail.addAboutPart(manager, id, remakeId, "remake-sent");
      return wholeOrder(manager, id);
    });
  }
}

/** @throws {OrderNotFound} */
async function wholeOrder(manager: EntityManager, id: string): Promise<WholeOrderRow> {
  const [order] = isUuid(id) ? await rowsOf(manager, orderQueries.whole, [id]) : [];
  if (!order) throw new OrderNotFound();
  return order;
}
