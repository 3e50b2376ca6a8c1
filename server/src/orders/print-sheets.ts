import { writeFile } from "node:fs/promises";
import type { DataSource } from "typeorm";
import { rowsOf } from "../kernel/sql/query.js";
import { ORDER_NUMBER } from "./order-number.js";
import type { OrderPdfParts } from "./order-pdf.js";
import { orderQueries } from "./order.queries.js";
import { windowSheetsPdf } from "./window-sheets-pdf.js";

const NUMBER = new RegExp(`^${ORDER_NUMBER}$`);

const USAGE = `Say which order, and perhaps where to: npm run sheets -- MBC123456 sheets.pdf
It writes a page of A4 for each window, with made sizes, choices and a code to scan.`;

/** Resources of the command, open while it runs. */
export type SheetsContext = { database: DataSource; pdfParts: OrderPdfParts; close(): Promise<void> };

/**
 * Writes the sheets of an order's windows for the workshop.
 * @param words order number in any case; the file, by default sheets-{number}.pdf in the folder of the shop
 * @returns the exit code: 1 if nothing was written
 */
export async function printSheets(
  words: readonly string[],
  open: () => Promise<SheetsContext>,
  tell: (line: string) => void,
): Promise<number> {
  const [typed = "", file, ...more] = words;
  const number = typed.toUpperCase();
  if (!NUMBER.test(number) || more.length > 0) {
    tell(USAGE);
    return 1;
  }
  const context = await open();
  try {
    const [order] = await rowsOf(context.database, orderQueries.ofNumber, [number]);
    if (!order || order.status === "CANCELLED") {
      tell(order ? `Order ${number} is CANCELLED: nothing of it is made.` : `There is no order ${number}.`);
      return 1;
    }
    const path = file ?? `sheets-${number}.pdf`;
    await writeFile(path, await windowSheetsPdf(order, context.pdfParts));
    const count = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    tell(`Sheets of order ${number}: ${count}, in ${path}`);
    return 0;
  } finally {
    await context.close();
  }
}
