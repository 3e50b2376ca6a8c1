import type { OrderPdfService } from "../../orders/order-pdf.service.js";
import { MOST_LABELLED_ORDERS } from "../../rules/labelled-orders.js";
import { MOST_SHEETED_ORDERS } from "../../rules/sheeted-orders.js";
import { staffFile } from "../access/staff-file.js";
import { chosenNumbers } from "./chosen-orders.js";
import type { OrderDrawingsService } from "./order-drawings.service.js";
import type { OrderExportService } from "./order-export.service.js";
import type { OrderSheetsService } from "./order-sheets.service.js";

export type OrderFileServices = {
  orderExports: OrderExportService;
  orderSheets: OrderSheetsService;
  orderDrawings: OrderDrawingsService;
  orderPdfs: OrderPdfService;
};

const file = staffFile<OrderFileServices>();

/** An order's number, as staff write it. */
const NUMBER = /^MBC\d{6,12}$/i;

/** A line's place in its order. */
const ITEM = /^[1-9]\d{0,3}$/;

export const orderFiles = [
  /** The orders of a list; the query names filter and sort as `orders` of the staff API does. */
  file({
    method: "GET",
    path: "/orders.csv",
    permission: "orders:read",
    answer: async ({ actor, query }, { orderExports }) => ({
      type: "csv",
      content: await orderExports.csv(actor, query),
      name: "orders",
    }),
  }),
  /** The labels of the parcels of the orders that the query names, as `numbers=MBC123456,MBC123457`; at most 100. */
  file({
    method: "GET",
    path: "/orders/labels.pdf",
    permission: "orders:read",
    async answer({ query }, { orderSheets }) {
      const numbers = chosenNumbers(query["numbers"], MOST_LABELLED_ORDERS);
      const name = numbers.length === 1 ? `labels-${numbers[0]}` : "labels";
      return { type: "pdf", content: await orderSheets.labelsPdf(numbers), name };
    },
  }),
  /** The workshop's sheets of the orders that the query names, likewise; at most 25. */
  file({
    method: "GET",
    path: "/orders/sheets.pdf",
    permission: "orders:read",
    async answer({ query }, { orderSheets }) {
      const numbers = chosenNumbers(query["numbers"], MOST_SHEETED_ORDERS);
      return { type: "pdf", content: await orderSheets.sheetsPdf(numbers), name: "sheets" };
    },
  }),
  /** The workshop's sheets of an order. */
  file({
    method: "GET",
    path: "/orders/{number}/sheets.pdf",
    permission: "orders:read",
    async answer({ params }, { orderSheets }) {
      if (!NUMBER.test(params.number)) return null;
      const number = params.number.toUpperCase();
      return { type: "pdf", content: await orderSheets.pdf(number), name: `sheets-${number}` };
    },
  }),
  /** The same of a line that is made again, by its place in the order. */
  file({
    method: "GET",
    path: "/orders/{number}/remakes/{item}/sheets.pdf",
    permission: "orders:read",
    async answer({ params: { item, ...params } }, { orderSheets }) {
      if (!NUMBER.test(params.number) || !ITEM.test(item)) return null;
      const number = params.number.toUpperCase();
      const content = await orderSheets.remakePdf(number, Number(item));
      return { type: "pdf", content, name: `sheets-${number}-remake-${item}` };
    },
  }),
  /** The labels of the parcels of a line that is made again. */
  file({
    method: "GET",
    path: "/orders/{number}/remakes/{item}/labels.pdf",
    permission: "orders:read",
    async answer({ params: { item, ...params } }, { orderSheets }) {
      if (!NUMBER.test(params.number) || !ITEM.test(item)) return null;
      const number = params.number.toUpperCase();
      const content = await orderSheets.remakeLabelsPdf(number, Number(item));
      return { type: "pdf", content, name: `labels-${number}-remake-${item}` };
    },
  }),
  /** An invoice of an order, or a note about a refund. */
  file({
    method: "GET",
    path: "/orders/{number}/invoices/{invoice}.pdf",
    permission: "orders:read",
    async answer({ params }, { orderPdfs }) {
      if (!NUMBER.test(params.number)) return null;
      const invoice = params.invoice.toUpperCase();
      const content = await orderPdfs.invoice(params.number.toUpperCase(), invoice);
      return content && { type: "pdf", content, name: invoice };
    },
  }),
  /** The drawing of a line, in the configuration that the query has. */
  file({
    method: "GET",
    path: "/orders/{number}/lines/{item}/drawing.jpg",
    permission: "orders:read",
    async answer({ params: { number, item }, query }, { orderDrawings }) {
      if (!NUMBER.test(number) || !ITEM.test(item)) return null;
      const content = await orderDrawings.jpeg(number.toUpperCase(), Number(item), query["shown"]);
      return { type: "jpeg", content };
    },
  }),
];
