import type { Readable } from "node:stream";
import { OrderExportService } from "../orders/order-export.service.js";
import type { ListedOrder } from "../orders/order-list.queries.js";
import { OrderListService } from "../orders/order-list.service.js";
import type { StreamedAction } from "./action.js";

export const EXPORT_USAGE = `npm run --silent shop -- orders export --csv > orders.csv        all orders, the newest first; with --json as one list`;

/** The rows as a JSON list, a line each; what comes before a row parts it from the one before. */
async function* jsonLines(orders: AsyncIterable<ListedOrder>): AsyncGenerator<string> {
  yield "[";
  let comma = "";
  for await (const { sortKey: _, ...order } of orders) {
    yield comma + JSON.stringify(order);
    comma = ",";
  }
  yield "]";
}

/** The file in parts that end where a line ends, without that end: each part is told as a line. */
async function* csvLines(file: Readable): AsyncGenerator<string> {
  let held = "";
  for await (const part of file.setEncoding("utf8") as AsyncIterable<string>) {
    held += part;
    const end = held.lastIndexOf("\n");
    if (end >= 0) yield held.slice(0, end);
    held = held.slice(end + 1);
  }
}

export const EXPORT_ACTIONS: Readonly<Record<string, StreamedAction>> = {
  "orders export": {
    words: 0,
    stream({ database }, form) {
      const exports = new OrderExportService(database, new OrderListService(database));
      return form === "json" ? jsonLines(exports.all()) : csvLines(exports.allCsv());
    },
  },
};
