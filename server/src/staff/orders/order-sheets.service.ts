import type { DataSource } from "typeorm";
import { BadField, ShopError } from "../../kernel/errors/shop-error.js";
import { rowsOf } from "../../kernel/sql/query.js";
import type { OrderPdfParts } from "../../orders/order-pdf.js";
import type { Queue } from "../../orders/order-pdf.service.js";
import { OrderNotFound } from "../../orders/order.errors.js";
import { orderQueries, type OrderRow } from "../../orders/order.queries.js";
import {
  parcelLabelsPdf,
  remakeLabelsPdf,
  remakeSheetsPdf,
  sheetsOfOrdersPdf,
  windowSheetsPdf,
} from "../../orders/window-sheets-pdf.js";

/**
 * Pages of one file: most of a minute of drawing and a few seconds of writing where no two look alike. Other PDFs are made between its
 * orders, and pages are rendered between its pages.
 */
const MOST_SHEETS = 500;

/** Nothing of a cancelled order is made, so nobody should have its sheets. */
class OrderCancelled extends ShopError {
  constructor(number: string) {
    super("CONFLICT", `Order ${number} is CANCELLED: nothing of it is made.`);
  }
}

/** Nobody keeps where it went. */
class NoRecipient extends ShopError {
  constructor(number: string) {
    super("NOT_FOUND", `There is no order ${number}, or its recipient is kept no longer.`);
  }
}

/** The workshop's sheets of orders, and the labels of their parcels. */
export class OrderSheetsService {
  constructor(
    private readonly database: DataSource,
    private readonly parts: OrderPdfParts,
    private readonly queue: Queue,
  ) {}

  /** The sheets of what is made again of a line, by its place from 1. @throws {OrderNotFound} {@link ServiceUnavailable} */
  async remakePdf(number: string, item: number): Promise<Buffer> {
    const { order, remake } = await this.remakeOf(number, item);
    return this.queue.run(() => remakeSheetsPdf(order, remake, this.parts));
  }

  /** The labels of its parcels. @throws {OrderNotFound} {@link ServiceUnavailable} */
  async remakeLabelsPdf(number: string, item: number): Promise<Buffer> {
    const { order, remake } = await this.remakeOf(number, item);
    return this.queue.run(() => remakeLabelsPdf(order, remake, this.parts));
  }

  /**
   * The labels of the parcels of these orders, in this order, as a PDF. One statement.
   * @throws {NoRecipient} {@link OrderCancelled} {@link ServiceUnavailable}
   */
  async labelsPdf(numbers: readonly string[]): Promise<Buffer> {
    const orders = await this.ordersOf(numbers);
    return this.queue.run(() => parcelLabelsPdf(orders, this.parts));
  }

  /**
   * The sheets of these orders, in this order, as one PDF. One statement.
   * @throws {BadField} where they have more than 500 windows
   * @throws {NoRecipient} {@link OrderCancelled} {@link ServiceUnavailable}
   */
  async sheetsPdf(numbers: readonly string[]): Promise<Buffer> {
    const orders = await this.ordersOf(numbers);
    const count = orders.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
    if (count > MOST_SHEETS)
      throw new BadField("numbers", `These orders have ${count} sheets; a file has ${MOST_SHEETS} at most.`);
    return this.queue.run(() => sheetsOfOrdersPdf(orders, this.parts, this.queue));
  }

  /** The sheets of the order with this number as a PDF. @throws {OrderNotFound} {@link OrderCancelled} {@link ServiceUnavailable} */
  async pdf(number: string): Promise<Buffer> {
    const [order] = await rowsOf(this.database, orderQueries.ofNumber, [number]);
    if (!order) throw new OrderNotFound();
    if (order.status === "CANCELLED") throw new OrderCancelled(number);
    return this.queue.run(() => windowSheetsPdf(order, this.parts));
  }

  /** @throws {OrderNotFound} also where nothing is made again of the line */
  private async remakeOf(number: string, item: number) {
    const [order] = await rowsOf(this.database, orderQueries.ofNumber, [number]);
    const remake = order?.remakes.find((each) => each.item === item);
    if (!order || !remake) throw new OrderNotFound();
    return { order, remake };
  }

  /** @throws {NoRecipient} {@link OrderCancelled} */
  private async ordersOf(numbers: readonly string[]): Promise<OrderRow[]> {
    const rows = await rowsOf(this.database, orderQueries.ofNumbers, [numbers]);
    return numbers.map((number) => {
      const order = rows.find((row) => row.number === number);
      if (!order) throw new NoRecipient(number);
      if (order.status === "CANCELLED") throw new OrderCancelled(number);
      return order;
    });
  }
}
