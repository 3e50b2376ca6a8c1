import type { OrderPdfParts } from "../orders/order-pdf.js";
import type { Queue } from "../orders/order-pdf.service.js";
import { heldQuotePdf } from "./held-quote-pdf.js";
import type { HeldQuoteService } from "./held-quote.service.js";
import type { HeldQuoteType } from "./held-quote.types.js";

/** PDFs of quotes for who may read them. */
export class HeldQuotePdfService {
  constructor(
    private readonly quotes: HeldQuoteService,
    private readonly parts: OrderPdfParts,
    private readonly queue: Queue,
  ) {}

  /** Of the visitor's quote with this number; null if missing or another visitor's. @throws {ServiceUnavailable} */
  async ofVisitor(visitorId: string | undefined, number: string): Promise<Buffer | null> {
    return this.write(await this.quotes.find(visitorId, number));
  }

  /** The same of the quote with this number, whoever has it, for staff. @throws {ServiceUnavailable} */
  async ofShop(number: string): Promise<Buffer | null> {
    return this.write(await this.quotes.findOfShop(number));
  }

  /** With its typed texts: it goes to who has typed them, or to staff. */
  private async write(quote: HeldQuoteType | null): Promise<Buffer | null> {
    return quote && this.queue.run(() => heldQuotePdf(Object.assign(quote, { isEmailConfirmed: true }), this.parts));
  }
}
