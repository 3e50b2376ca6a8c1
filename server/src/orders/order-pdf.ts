import type { Logger } from "pino";
import type { Attachment, EmailLayout } from "../mail/email.js";
import type { WritePdf } from "../pdf/pdf-document.js";
import { lineDrawings, SMALL, type Drawings, type DrawLine } from "./line-drawings.js";
import { orderDocument } from "./order-document.js";
import type { MailedOrder } from "./order-email-templates.js";

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
