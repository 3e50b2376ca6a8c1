import type { OrderPdfParts } from "../orders/order-pdf.js";
import type { Queue } from "../orders/order-pdf.service.js";
import { heldQuotePdf } from "./held-quote-pdf.js";
import type { HeldQuoteService } from "./held-quote.service.js";

/** PDFs of quotes for who may read them. */
export class HeldQuotePdfService {
  constructor(
    private readonly quotes: HeldQuoteService,
    private readonly parts: OrderPdfParts,
    private readonly queue: Queue,
  ) {}

  /** Of the visitor's quote with this number; null if missing or another visitor's. @throws {ServiceUnavailable} */
  async ofVisitor(visitorId: string | undefined, number: string): Promise<Buffer | null> {
    const quote = await this.quotes.find(visitorId, number);
    // Who reads it has typed its texts.
    return quote && this.queue.run(() => heldQuotePdf(Object.assign(quote, { isEmailConfirmed: true }), this.parts));
  }
}
