import type { DataSource } from "typeorm";
import { rowsOf } from "../kernel/sql/query.js";
import { invoiceNumber } from "../rules/invoice.js";
import { toMailedOrder } from "./order-email-templates.js";
import { invoiceDocument, toInvoicedOrder } from "./order-invoice-document.js";
import { orderPdf, type OrderPdfParts } from "./order-pdf.js";
import { orderQueries, type WholeOrderRow } from "./order.queries.js";
import type { OrderService } from "./order.service.js";
import type { OrderType } from "./order.types.js";

/** Runs one task after another, and refuses what is too much. A long task lets others go between its parts, and is not refused then. */
export type Queue = { run<Result>(task: () => Promise<Result>): Promise<Result>; letOthersGo(): Promise<void> };

/** PDFs of orders for who may read them: as `order` of GraphQL. */
export class OrderPdfService {
  constructor(
    private readonly database: DataSource,
    private readonly orders: OrderService,
    private readonly parts: OrderPdfParts,
    private readonly queue: Queue,
  ) {}

  /**
   * Of the visitor's order with this number; null if missing or another visitor's.
   * @param invoice number of one of its invoices, which is then written instead
   * @throws {ServiceUnavailable}
   */
  async ofVisitor(visitorId: string | undefined, number: string, invoice?: string): Promise<Buffer | null> {
    return this.pdfOf(await this.orders.find(visitorId, number), invoice);
  }

  /** The same of the order with this number and e-mail address; null if either is wrong. @throws {ServiceUnavailable} */
  async ofEmail(number: string, email: string, invoice?: string): Promise<Buffer | null> {
    return this.pdfOf(await this.orders.findByEmail(number, email), invoice);
  }

  /** An invoice of an order, for whoever may read all of them; null without one. @throws {ServiceUnavailable} */
  async invoice(number: string, invoice: string): Promise<Buffer | null> {
    const [row] = await rowsOf(this.database, orderQueries.wholeOfNumber, [number]);
    return row ? this.invoiceOf(row, invoice) : null;
  }

  private async invoiceOf(row: WholeOrderRow, invoice: string): Promise<Buffer | null> {
    const issued = row.invoices.find(({ kind, serial }) => invoiceNumber(kind, serial) === invoice);
    if (!issued) return null;
    return this.queue.run(() => this.parts.writePdf(invoiceDocument(toInvoicedOrder(row), issued)));
  }

  private async pdfOf(order: OrderType | null, invoice: string | undefined): Promise<Buffer | null> {
    if (!order) return null;
    const [row] = await rowsOf(this.database, orderQueries.toMail, [order.id]);
    // Who reads it has typed its texts, or knows both number and e-mail address.
    if (!row) return null;
    if (invoice !== undefined) return this.invoiceOf(row, invoice);
    return this.queue.run(() => orderPdf(toMailedOrder({ ...row, isEmailConfirmed: true }), this.parts));
  }
}
