import type { DataSource } from "typeorm";
import { userErrorsOf, type UserError } from "../../kernel/graphql/payload.js";
import { rowsOf } from "../../kernel/sql/query.js";
import { isUuid } from "../../kernel/sql/uuid.js";
import type { EmailLayout } from "../../mail/email.js";
import type { MailQueue } from "../../mail/mail-queue.js";
import { TransitionRefused } from "../../orders/order-status-transitions.js";
import { OrderNotFound } from "../../orders/order.errors.js";
import type { OrderStatus } from "../../rules/order-progress.js";
import type { StaffActor } from "../access/staff-context.js";
import type { ExpectedOrder } from "./locked-order.js";
import { moveOrder } from "./move-order.js";
import { orderSummaryQueries, type ListedOrder } from "./order-list.queries.js";

/** What became of one order: why it was not moved, if so, and the order as it is now. */
export type MoveOutcome = { id: string; error: UserError | null; order: ListedOrder | null };

/** Moves orders from one status to the next. */
export class MoveOrdersService {
  constructor(
    private readonly database: DataSource,
    private readonly mail: MailQueue,
    private readonly shop: EmailLayout,
  ) {}

  /** Moves each order in a transaction of its own, so that one that is refused holds up no other. */
  async move(actor: StaffActor, orders: readonly ExpectedOrder[], to: OrderStatus): Promise<MoveOutcome[]> {
    const outcomes: { id: string; error: UserError | null }[] = [];
    for (const { id, expectedVersion } of orders)
      outcomes.push({ id, error: await this.moveOne(actor, { id, expectedVersion }, to) });
    const found = await rowsOf(this.database, orderSummaryQueries.byIds, [orders.map(({ id }) => id).filter(isUuid)]);
    const byId = new Map(found.map((order) => [order.id, order]));
    return outcomes.map((outcome) => ({ ...outcome, order: byId.get(outcome.id) ?? null }));
  }

  /** Why the order was not moved; null where it was. */
  private async moveOne(actor: StaffActor, which: ExpectedOrder, to: OrderStatus): Promise<UserError | null> {
    try {
      if (!isUuid(which.id)) throw new OrderNotFound();
      await moveOrder({ database: this.database, mail: this.mail, shop: this.shop }, actor, which, to);
      return null;
    } catch (error) {
      if (!(error instanceof TransitionRefused || error instanceof OrderNotFound)) throw error;
      return userErrorsOf(error)?.[0] ?? null;
    }
  }
}
