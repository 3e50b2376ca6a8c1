import type { Logger } from "pino";
import type { Attachment, EmailLayout } from "../mail/email.js";
import type { WritePdf } from "../pdf/pdf-document.js";
import { orderDocument } from "./order-document.js";
import type { MailedOrder } from "./order-email-templates.js";
import type { OrderLineType } from "./order.types.js";

/** Draws the product of a line, as it is configured, as a JPEG of 4:3. */
export type DrawLine = (line: OrderLineType) => Promise<Buffer>;

export type OrderPdfParts = {
  shop: EmailLayout;
  /** Undefined in a shop without pages, whose PDFs have no drawings. */
  drawLine: DrawLine | undefined;
  writePdf: WritePdf;
  logger: Logger;
};

/**
 * The order as a PDF. After a drawing that fails, which is logged, the rest are left out: a thread that hangs takes twenty seconds to
 * fail, and mails wait for it.
 */
export async function orderPdf(
  order: MailedOrder,
  { shop, drawLine, writePdf, logger }: OrderPdfParts,
): Promise<Buffer> {
  const drawn = new Map<string, Buffer | undefined>();
  let draw = drawLine;
  for (const line of order.lines) {
    const look = lookOf(line);
    if (drawn.has(look)) continue;
    const jpeg = await draw?.(line).catch((error: unknown) => {
      logger.warn({ err: error, orderId: order.id }, "line not drawn for a PDF");
      draw = undefined;
      return undefined;
    });
    drawn.set(look, jpeg);
  }
  const drawings = order.lines.map((line) => drawn.get(lookOf(line)));
  return writePdf(orderDocument(order, shop, drawings));
}

/** Lines that look alike have one drawing. */
const lookOf = ({ family, variant, material, color, width, height }: OrderLineType) =>
  JSON.stringify([family, variant, material, color, width, height]);

/**
 * The PDF for the mail about an order, under the name that its download has; none where it fails, which is logged: the mail is more
 * important.
 */
export async function orderAttachment(order: MailedOrder, parts: OrderPdfParts): Promise<Attachment[]> {
  try {
    const content = await orderPdf(order, parts);
    return [{ fileName: `order-${order.number}.pdf`, contentType: "application/pdf", content }];
  } catch (error) {
    parts.logger.error({ err: error, orderId: order.id }, "mail of an order without its PDF");
    return [];
  }
}
