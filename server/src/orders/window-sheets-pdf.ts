import type { Attachment } from "../mail/email.js";
import { LARGE, lineDrawings, type Drawings } from "./line-drawings.js";
import type { OrderPdfParts } from "./order-pdf.js";
import type { Queue } from "./order-pdf.service.js";
import type { OrderRemakeRow } from "./order-remake.queries.js";
import { toOrder, type OrderRow } from "./order.queries.js";
import { parcelLabels, remakeLabels } from "./parcel-labels.js";
import { remadeOrder } from "./remade-order.js";
import { remakeSheets } from "./remake-sheets.js";
import { sheetsOfOrders, windowSheets } from "./window-sheets.js";

/** More sheets are left out of a mail, which must stay small; the command prints any number. */
const MOST_IN_A_MAIL = 100;

/** The sheets of an order's windows as a PDF. */
export async function windowSheetsPdf(order: OrderRow, parts: OrderPdfParts): Promise<Buffer> {
  return parts.writePdf(windowSheets(order, parts.shop, await lineDrawings(toOrder(order), parts, LARGE)));
}

/**
 * The sheets of many orders as one PDF, drawn one after the other: a task of `queue`, which lets others get their PDFs after each order's
 * drawings. After a drawing that fails, those of all the rest are left out, since each failure may take long.
 */
export async function sheetsOfOrdersPdf(
  orders: readonly OrderRow[],
  parts: OrderPdfParts,
  queue: Pick<Queue, "letOthersGo">,
): Promise<Buffer> {
  const drawn: { order: OrderRow; drawings: Drawings }[] = [];
  let { drawLine } = parts;
  for (const order of orders) {
    const drawings = await lineDrawings(toOrder(order), { ...parts, drawLine }, LARGE);
    if (drawings.includes(undefined)) drawLine = undefined;
    drawn.push({ order, drawings });
    await queue.letOthersGo();
  }
  return parts.writePdf(sheetsOfOrders(drawn, parts.shop));
}

/** The labels of the parcels of orders as a PDF. */
export const parcelLabelsPdf = (orders: readonly OrderRow[], { writePdf, shop }: OrderPdfParts): Promise<Buffer> =>
  writePdf(parcelLabels(orders, shop));

/** The labels of the parcels of a remake of one of the order's lines as a PDF. */
export const remakeLabelsPdf = (
  order: OrderRow,
  remake: OrderRemakeRow,
  { writePdf, shop }: OrderPdfParts,
): Promise<Buffer> => writePdf(remakeLabels(remadeOrder(order, remake), remake, shop));

/** The sheets of a remake of one of the order's lines as a PDF. */
export async function remakeSheetsPdf(order: OrderRow, remake: OrderRemakeRow, parts: OrderPdfParts): Promise<Buffer> {
  const remade = remadeOrder(order, remake);
  const drawings = await lineDrawings(toOrder(remade), parts, LARGE);
  return parts.writePdf(remakeSheets(remade, remake, parts.shop, drawings));
}

/** The sheets for the shop's copy of an order; none where there are very many or they fail, which is logged. */
export async function windowSheetsAttachment(order: OrderRow, parts: OrderPdfParts): Promise<Attachment[]> {
  const { number, lines } = order;
  if (lines.reduce((sum, { quantity }) => sum + quantity, 0) > MOST_IN_A_MAIL) return [];
  try {
    const content = await windowSheetsPdf(order, parts);
    return [{ fileName: `sheets-${number}.pdf`, contentType: "application/pdf", content }];
  } catch (error) {
    parts.logger.error({ err: error, orderId: order.id }, "mail of an order without its sheets");
    return [];
  }
}
