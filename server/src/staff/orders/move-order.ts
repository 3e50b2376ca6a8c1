import type { DataSource } from "typeorm";
import { inTransaction } from "../../kernel/sql/transaction.js";
import type { EmailLayout } from "../../mail/email.js";
import type { MailQueue } from "../../mail/mail-queue.js";
import { issueInvoice } from "../../orders/issue-invoice.js";
import { transitionOrder, type OrderToMove } from "../../orders/order-status-transitions.js";
import type { OrderStatus } from "../../rules/order-progress.js";
import type { StaffActor } from "../access/staff-context.js";
import { recordChanges } from "../audit/audit.js";

type MovingParts = {
  database: DataSource;
  mail: MailQueue;
  /** Who issues the invoice. */
  shop: EmailLayout;
};

/**
 * Sets the status of an order, queues the e-mails, issues the invoice of an order that is sent and records who did it, all in one
 * transaction.
 * @param actor null for a command at the server's terminal
 * @returns the previous status
 * @throws {TransitionRefused}
 */
export const moveOrder = (
  { database, mail, shop }: MovingParts,
  actor: StaffActor | null,
  which: OrderToMove,
  to: OrderStatus,
): Promise<OrderStatus> =>
  inTransaction(database, async (manager) => {
    const { id, from } = await transitionOrder(manager, mail, which, to);
    if (to === "SHIPPED") await issueInvoice(manager, id, shop);
    const subject = { type: "Order", id } as const;
    await recordChanges(manager, actor, {
      what: "order.moved",
      subject,
      before: { status: from },
      after: { status: to },
    });
    return from;
  });
