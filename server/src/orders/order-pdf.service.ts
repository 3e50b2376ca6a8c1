import type { DataSource } from "typeorm";
import { rowsOf } from "../kernel/sql/query.js";
import { toMailedOrder } from "./order-email-templates.js";
import { orderPdf, type OrderPdfParts } from "./order-pdf.js";
import { orderQueries } from "./order.queries.js";
import type { OrderService } from "./order.service.js";
import type { OrderType } from "./order.types.js";

/** Runs one task after another, and refuses what is too much. */
export type Queue = { run<Result>(task: () => Promise<Result>): Promise<Result> };

/** PDFs of orders for who may read them: as `order` of GraphQL. */
export class OrderPdfService {
  constructor(
    private readonly database: DataSource,
    private readonly orders: OrderService,
    private readonly parts: OrderPdfParts,
    private readonly queue: Queue,
  ) {}

  /** Of the visitor's order with this number; null if missing or another visitor's. @throws {ServiceUnavailable} */
  async ofVisitor(visitorId: string | undefined, number: string): Promise<Buffer | null> {
    return this.pdfOf(await this.orders.find(visitorId, number));
  }

  /** Of the order with this number and e-mail address; null if either is wrong. @throws {ServiceUnavailable} */
  async ofEmail(number: string, email: string): Promise<Buffer | null> {
    return this.pdfOf(await this.orders.findByEmail(number, email));
  }

  private async pdfOf(order: OrderType | null): Promise<Buffer | null> {
    if (!order) return null;
    const [row] = await rowsOf(this.database, orderQueries.toMail, [order.id]);
    // Who reads it has typed its texts, or knows both number and e-mail address.
    if (!row) return null;
    return this.queue.run(() => orderPdf(toMailedOrder({ ...row, isEmailConfirmed: true }), this.parts));
  }
}
