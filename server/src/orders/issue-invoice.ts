import type { EntityManager } from "typeorm";
import type { EmailLayout } from "../mail/email.js";
import { taxInside } from "../rules/included-tax.js";
import { InvoiceKind, vatOfOrder } from "../rules/invoice.js";
import { OrderInvoice } from "./order-invoice.entity.js";
import { OrderRefundReversal } from "./order-refund-reversal.entity.js";
import { OrderRefund } from "./order-refund.entity.js";
import { Order } from "./order.entity.js";

/**
 * Issues the invoice of an order that is being sent, within the caller's transaction, which has locked the order; and a credit note
 * for each refund that was recorded before and counts.
 * @param shop the profile of this moment, which the invoice keeps
 */
export async function issueInvoice(manager: EntityManager, orderId: string, shop: EmailLayout): Promise<void> {
  const order = await manager.findOneByOrFail(Order, { id: orderId });
  const vat = vatOfOrder(order, shop.vatNumber !== null);
  const invoice = {
    ...{ orderId, kind: InvoiceKind.INVOICE, amountPence: order.totalPence, issuer: issuerOf(shop) },
    ...{ vatPercent: vat?.percent ?? null, vatPence: vat?.pence ?? null },
  };
  await manager.insert(OrderInvoice, invoice);
  const refunds = await manager.find(OrderRefund, { where: { orderId }, order: { recordedAt: "ASC", id: "ASC" } });
  for (const { id } of refunds)
    if (!(await manager.existsBy(OrderRefundReversal, { refundId: id })))
      await issueNote(manager, InvoiceKind.CREDIT_NOTE, id, shop);
}

/**
 * Issues a note about a refund, within the caller's transaction: a credit note where it is recorded, a debit note where it is taken
 * back. None for an order without an invoice, and no debit note without a credit note.
 */
export async function issueNote(
  manager: EntityManager,
  kind: Exclude<InvoiceKind, "INVOICE">,
  refundId: string,
  shop: EmailLayout,
): Promise<void> {
  const { orderId, amountPence } = await manager.findOneByOrFail(OrderRefund, { id: refundId });
  const corrected =
    kind === InvoiceKind.CREDIT_NOTE
      ? { orderId, kind: InvoiceKind.INVOICE }
      : { refundId, kind: InvoiceKind.CREDIT_NOTE };
  const invoice = await manager.findOneBy(OrderInvoice, corrected);
  if (!invoice) return;
  const { vatPercent } = invoice;
  const vatPence = vatPercent === null ? null : taxInside(amountPence, vatPercent);
  await manager.insert(OrderInvoice, {
    orderId,
    kind,
    refundId,
    amountPence,
    vatPercent,
    vatPence,
    issuer: issuerOf(shop),
  });
}

/** What the head of an invoice says, and no more of the profile. */
const issuerOf = ({
  name,
  phone,
  email,
  hours,
  legalName,
  companyNumber,
  vatNumber,
  address,
  ...shop
}: EmailLayout) => ({
  ...{ name, phone, email, hours, legalName, companyNumber, vatNumber, address },
  ...{ registers: shop.registers, complaintsEmail: shop.complaintsEmail },
});
