import type { DataSource } from "typeorm";
import { ShopError } from "../../kernel/errors/shop-error.js";
import { rowsOf } from "../../kernel/sql/query.js";
import type { OrderPdfParts } from "../../orders/order-pdf.js";
import type { Queue } from "../../orders/order-pdf.service.js";
import { OrderNotFound } from "../../orders/order.errors.js";
import { orderQueries } from "../../orders/order.queries.js";
import { remakeSheetsPdf, windowSheetsPdf } from "../../orders/window-sheets-pdf.js";

/** Nothing of a cancelled order is made, so nobody should have its sheets. */
class OrderCancelled extends ShopError {
  constructor(number: string) {
    super("CONFLICT", `Order ${number} is CANCELLED: nothing of it is made.`);
  }
}

/** The workshop's sheets of orders. */
export class OrderSheetsService {
  constructor(
    private readonly database: DataSource,
    private readonly parts: OrderPdfParts,
    private readonly queue: Queue,
  ) {}

  /** The sheets of what is made again of a line, by its place from 1. @throws {OrderNotFound} {@link ServiceUnavailable} */
  async remakePdf(number: string, item: number): Promise<Buffer> {
    const [order] = await rowsOf(this.database, orderQueries.ofNumber, [number]);
    const remake = order?.remakes.find((each) => each.item === item);
    if (!order || !remake) throw new OrderNotFound();
    return this.queue.run(() => remakeSheetsPdf(order, remake, this.parts));
  }

  /** The sheets of the order with this number as a PDF. @throws {OrderNotFound} {@link OrderCancelled} {@link ServiceUnavailable} */
  async pdf(number: string): Promise<Buffer> {
    const [order] = await rowsOf(this.database, orderQueries.ofNumber, [number]);
    if (!order) throw new OrderNotFound();
    if (order.status === "CANCELLED") throw new OrderCancelled(number);
    return this.queue.run(() => windowSheetsPdf(order, this.parts));
  }
}
