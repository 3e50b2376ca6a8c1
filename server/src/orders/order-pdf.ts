import type { Logger } from "pino";
import type { Attachment, EmailLayout } from "../mail/email.js";
import type { WritePdf } from "../pdf/pdf-document.js";
import { invoiceNumber, type InvoiceKind } from "../rules/invoice.js";
import { lineDrawings, SMALL, type Drawings, type DrawLine } from "./line-drawings.js";
import { orderDocument } from "./order-document.js";
import type { MailedOrder } from "./order-email-templates.js";
import { invoiceDocument, toInvoicedOrder } from "./order-invoice-document.js";
import type { WholeOrderRow } from "./order.queries.js";

export type OrderPdfParts = {
  shop: EmailLayout;
  /** Undefined in a shop without pages, whose PDFs have no drawings. */
  drawLine: DrawLine | undefined;
  writePdf: WritePdf;
  logger: Logger;
};

/** The drawings of an order's lines for its mails and its PDF. */
export const orderDrawings = (order: MailedOrder, parts: OrderPdfParts) => lineDrawings(order, parts, SMALL);

/** The order as a PDF for its shopper. */
export async function orderPdf(order: MailedOrder, parts: OrderPdfParts): Promise<Buffer> {
  return parts.writePdf(orderDocument(order, parts.shop, await orderDrawings(order, parts)));
}

/**
 * An invoice or a note for the mail that tells of it; none where it was not issued, and none to an address that nobody has confirmed,
 * because it has name and postal address. One that fails is logged: the order's page has it too.
 */
export async function invoiceAttachment(
  row: WholeOrderRow & { isEmailConfirmed: boolean },
  kind: InvoiceKind,
  refundId: string | undefined,
  parts: OrderPdfParts,
): Promise<Attachment[]> {
  const issued = row.invoices.find((each) => each.kind === kind && each.refundId === (refundId ?? null));
  if (!issued || !row.isEmailConfirmed) return [];
  try {
    const content = await parts.writePdf(invoiceDocument(toInvoicedOrder(row), issued));
    const fileName = `${invoiceNumber(kind, issued.serial)}.pdf`;
    return [{ fileName, contentType: "application/pdf", content }];
  } catch (error) {
    parts.logger.error({ err: error, orderId: row.id }, "mail of an order without its invoice");
    return [];
  }
}

/**
 * The PDF for the mail about an order, under the name that its download has; none where it fails, which is logged: the mail is more
 * important.
 */
export async function orderAttachment(
  order: MailedOrder,
  drawings: Drawings,
  parts: OrderPdfParts,
): Promise<Attachment[]> {
  try {
    const content = await parts.writePdf(orderDocument(order, parts.shop, drawings));
    return [{ fileName: `order-${order.number}.pdf`, contentType: "application/pdf", content }];
  } catch (error) {
    parts.logger.error({ err: error, orderId: order.id }, "mail of an order without its PDF");
    return [];
  }
}
