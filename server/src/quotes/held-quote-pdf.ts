import type { Attachment } from "../mail/email.js";
import { lineDrawings, SMALL } from "../orders/line-drawings.js";
import type { OrderPdfParts } from "../orders/order-pdf.js";
import { heldQuoteDocument, type MailedQuote } from "./held-quote-document.js";

/** A quote as a PDF. */
export async function heldQuotePdf(quote: MailedQuote, parts: OrderPdfParts): Promise<Buffer> {
  return parts.writePdf(heldQuoteDocument(quote, parts.shop, await lineDrawings(quote, parts, SMALL)));
}

/** The PDF for the mail of a quote, under the name that its download has; none where it fails, which is logged: the mail is more important. */
export async function heldQuoteAttachment(quote: MailedQuote, parts: OrderPdfParts): Promise<Attachment[]> {
  try {
    const content = await heldQuotePdf(quote, parts);
    return [{ fileName: `quote-${quote.number}.pdf`, contentType: "application/pdf", content }];
  } catch (error) {
    parts.logger.error({ err: error, quoteId: quote.id }, "mail of a quote without its PDF");
    return [];
  }
}
