import type { DataSource } from "typeorm";
import type { z } from "zod";
import { figureQueries } from "../../figures/figure.queries.js";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import { failedMails } from "../../mail/failed-mails.js";
import { AGREE_WITHIN_DAYS } from "../../rules/settled-sizes.js";
import { openRemakeQueries } from "../orders/open-remakes.queries.js";
import type { ListedOrder } from "../orders/order-list.queries.js";
import type { OrderListService } from "../orders/order-list.service.js";
import { sizesToSettleQueries } from "../orders/sizes-to-settle.queries.js";
import { todayQueries } from "./today.queries.js";

/** Days that sales and searches are told of, today among them. */
export const DAYS = 30;
/** Searches, remakes and e-mails that are named. */
export const MOST_NAMED = 20;

/** A day in London: what was ordered, and what the figures counted. */
export type SalesDay = {
  day: string;
  orderCount: number;
  orderedPence: number;
  productViews: number;
  countedOrders: number;
};

export type EmptySearch = { words: string; count: number };
export type OpenRemake = z.output<typeof openRemakeQueries.first.row>;
export type OpenSizes = z.output<typeof sizesToSettleQueries.first.row>;
export type FailedMail = { id: string; kind: string; at: Date; order: ListedOrder | null };

/** What the first screen of the back office tells. Each method takes the same number of statements, however much there is. */
export class TodayService {
  constructor(
    private readonly database: DataSource,
    private readonly orders: OrderListService,
  ) {}

  /** Every one of the last days, the oldest first. */
  async sales(): Promise<SalesDay[]> {
    const [sales, counted] = await Promise.all([
      rowsOf(this.database, todayQueries.salesByDay, [DAYS]),
      rowsOf(this.database, figureQueries.purchasesByDay, [DAYS]),
    ]);
    const byDay = new Map(
      counted.map(({ day, productViews, orders }) => [day, { productViews, countedOrders: orders }]),
    );
    return sales.map((sold) => ({ ...sold, ...(byDay.get(sold.day) ?? { productViews: 0, countedOrders: 0 }) }));
  }

  /** What shoppers have searched for in the last days and not found, the most frequent first. */
  emptySearches(): Promise<EmptySearch[]> {
    return rowsOf(this.database, figureQueries.emptySearches, [DAYS, MOST_NAMED]);
  }

  /** Lines that are made again and have not been sent: how many, how many late, and those that are promised for the earliest days. */
  async openRemakes(): Promise<{ count: number; lateCount: number; first: OpenRemake[] }> {
    const [counted, first] = await Promise.all([
      rowOf(this.database, openRemakeQueries.count),
      rowsOf(this.database, openRemakeQueries.first, [MOST_NAMED]),
    ]);
    return { ...counted, first };
  }

  /** Orders that were visited and whose sizes are not settled: how many, how many late, and those that wait the longest. */
  async sizesToSettle(): Promise<{ count: number; lateCount: number; first: OpenSizes[] }> {
    const [counted, first] = await Promise.all([
      rowOf(this.database, sizesToSettleQueries.count, [AGREE_WITHIN_DAYS]),
      rowsOf(this.database, sizesToSettleQueries.first, [AGREE_WITHIN_DAYS, MOST_NAMED]),
    ]);
    return { ...counted, first };
  }

  /** E-mails that were given up: how many, and the latest with the orders that they are about. */
  async failedMails(): Promise<{ count: number; latest: FailedMail[] }> {
    const { count, latest } = await failedMails(this.database, MOST_NAMED);
    const orders = await this.orders.byKeys(latest.flatMap(({ about }) => about ?? []));
    const byKey = new Map(orders.map((order) => [order.id, order]));
    return { count, latest: latest.map(({ about, ...mail }) => ({ ...mail, order: byKey.get(about ?? "") ?? null })) };
  }
}
