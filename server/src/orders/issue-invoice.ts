import type { EntityManager } from "typeorm";
import type { EmailLayout } from "../mail/email.js";
import { InvoiceKind, vatOfCredit, vatOfOrder, type Credited } from "../rules/invoice.js";
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
  const notes: ReturnType<typeof creditNote>[] = [];
  for (const refund of await countedRefunds(manager, orderId)) notes.push(creditNote(refund, invoice, notes, shop));
  if (notes.length > 0) await manager.insert(OrderInvoice, notes);
}

/** The refunds of an order that were not taken back, the first one first. */
async function countedRefunds(manager: EntityManager, orderId: string): Promise<OrderRefund[]> {
  const refunds = await manager.find(OrderRefund, { where: { orderId }, order: { recordedAt: "ASC", id: "ASC" } });
  const reversals = await manager.findBy(OrderRefundReversal, { refund: { orderId } });
  const takenBack = new Set(reversals.map(({ refundId }) => refundId));
  return refunds.filter(({ id }) => !takenBack.has(id));
}

/**
 * Issues a note about a refund, within the caller's transaction, which has locked the order: a credit note where it is recorded, a
 * debit note where it is taken back. None for an order without an invoice, and no debit note without a credit note.
 */
export async function issueNote(
  manager: EntityManager,
  kind: Exclude<InvoiceKind, "INVOICE">,
  refundId: string,
  shop: EmailLayout,
): Promise<void> {
  const refund = await manager.findOneByOrFail(OrderRefund, { id: refundId });
  const issued = await manager.findBy(OrderInvoice, { orderId: refund.orderId });
  if (kind === InvoiceKind.CREDIT_NOTE) {
    const invoice = issued.find((each) => each.kind === InvoiceKind.INVOICE);
    if (invoice) await manager.insert(OrderInvoice, creditNote(refund, invoice, issued, shop));
    return;
  }
  const credit = issued.find((each) => each.kind === InvoiceKind.CREDIT_NOTE && each.refundId === refundId);
  if (!credit) return;
  const { orderId, amountPence, vatPercent, vatPence } = credit;
  const issuer = issuerOf(shop);
  await manager.insert(OrderInvoice, { orderId, kind, refundId, amountPence, vatPercent, vatPence, issuer });
}

type Issued = Pick<OrderInvoice, "kind" | "amountPence" | "vatPence">;

/** @param issued what was issued of the order before */
function creditNote(
  { id: refundId, orderId, amountPence }: OrderRefund,
  { vatPercent }: Pick<OrderInvoice, "vatPercent">,
  issued: readonly Issued[],
  shop: EmailLayout,
) {
  return {
    ...{ orderId, kind: InvoiceKind.CREDIT_NOTE, refundId, amountPence, issuer: issuerOf(shop) },
    ...{ vatPercent, vatPence: vatPercent === null ? null : vatOfCredit(creditedBy(issued), amountPence, vatPercent) },
  };
}

const SIGNS: Readonly<Record<InvoiceKind, number>> = { INVOICE: 0, CREDIT_NOTE: 1, DEBIT_NOTE: -1 };

const creditedBy = (issued: readonly Issued[]): Credited => ({
  pence: issued.reduce((sum, { kind, amountPence }) => sum + SIGNS[kind] * amountPence, 0),
  vatPence: issued.reduce((sum, { kind, vatPence }) => sum + SIGNS[kind] * (vatPence ?? 0), 0),
});

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
