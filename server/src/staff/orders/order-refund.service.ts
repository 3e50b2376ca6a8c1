import type { DataSource } from "typeorm";
import { BadInput, ShopError } from "../../kernel/errors/shop-error.js";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import { rowOf } from "../../kernel/sql/query.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import { isUuid } from "../../kernel/sql/uuid.js";
import type { EmailLayout } from "../../mail/email.js";
import type { MailQueue } from "../../mail/mail-queue.js";
import { issueNote } from "../../orders/issue-invoice.js";
import { OrderRefundReversal } from "../../orders/order-refund-reversal.entity.js";
import { OrderRefund } from "../../orders/order-refund.entity.js";
import { orderQueries, type WholeOrderRow } from "../../orders/order.queries.js";
import { afterSalesForm } from "../../rules/after-sales-forms.js";
import { refundRefusal, type RefundReason, type RefundReversalReason } from "../../rules/order-refund.js";
import type { StaffActor } from "../access/staff-context.js";
import { ChangedInTheMeantime } from "../access/staff.errors.js";
import { recordChanges } from "../audit/audit.js";
import { lockedOrder, type ExpectedOrder } from "./locked-order.js";

type TypedRefund = ExpectedOrder & { amountPence: number; reason: RefundReason; note?: string | null };

type WrongRefund = ExpectedOrder & { refundId: string; reason: RefundReversalReason };

/** Not one of the order's. */
class RefundNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "This order has no such refund.");
  }
}

/** Records what the shop has paid back of orders. Nothing is paid by it. */
export class OrderRefundService {
  constructor(
    private readonly database: DataSource,
    private readonly mail: MailQueue,
    private readonly shop: EmailLayout,
  ) {}

  /**
   * Records a refund, with a credit note where there is an invoice, and returns the order as it is then. Its shopper gets an e-mail. All refunds of an order never come to more than
   * the order, which the database checks too.
   * @throws {BadInput} {@link OrderNotFound} {@link ChangedInTheMeantime} where it has been recorded already
   */
  record(actor: StaffActor, { amountPence, reason, note: typed, ...expected }: TypedRefund): Promise<WholeOrderRow> {
    const { note } = checkedForm(afterSalesForm, { note: typed });
    return inTransaction(this.database, async (manager) => {
      const { id, email, totalPence, refundedPence } = await lockedOrder(manager, expected);
      const refusal = refundRefusal(amountPence, { totalPence, refundedPence });
      if (refusal !== undefined) throw new BadInput(refusal, { amountPence: refusal });
      const { identifiers } = await manager.insert(OrderRefund, {
        orderId: id,
        staffId: actor.staffId,
        amountPence,
        reason,
        note,
      });
      const refundId: string = identifiers[0]?.id;
      await issueNote(manager, "CREDIT_NOTE", refundId, this.shop);
      // Not what the note says: it may name the shopper, and audit rows stay.
      await recordChanges(manager, actor, {
        what: "order.refunded",
        subject: { type: "Order", id },
        before: { refundedPence },
        after: { refundedPence: refundedPence + amountPence, reason },
      });
      if (email !== null) await this.mail.addAboutPart(manager, id, refundId, "order-refunded");
      return rowOf(manager, orderQueries.whole, [id]);
    });
  }

  /**
   * Takes a wrongly recorded refund back, with a debit note where it had a credit note, and returns the order as it is then. Its shopper gets an e-mail where the one about the
   * refund has been sent; else that one is not sent either.
   * @throws {OrderNotFound} {@link RefundNotFound} {@link ChangedInTheMeantime} where it has been taken back already
   */
  takeBack(actor: StaffActor, { refundId, reason, ...expected }: WrongRefund): Promise<WholeOrderRow> {
    return inTransaction(this.database, async (manager) => {
      const { id, email, refundedPence } = await lockedOrder(manager, expected);
      const refund = isUuid(refundId) ? await manager.findOneBy(OrderRefund, { id: refundId, orderId: id }) : null;
      if (!refund) throw new RefundNotFound();
      if (await manager.existsBy(OrderRefundReversal, { refundId })) throw new ChangedInTheMeantime();
      await manager.insert(OrderRefundReversal, { refundId, staffId: actor.staffId, reason });
      await issueNote(manager, "DEBIT_NOTE", refundId, this.shop);
      await recordChanges(manager, actor, {
        what: "order.refund-taken-back",
        subject: { type: "Order", id },
        before: { refundedPence },
        after: { refundedPence: refundedPence - refund.amountPence, reason },
      });
      const isUnsent = await this.mail.withdraw(manager, refundId, "order-refunded");
      if (email !== null && !isUnsent) await this.mail.addAboutPart(manager, id, refundId, "refund-taken-back");
      return rowOf(manager, orderQueries.whole, [id]);
    });
  }
}
