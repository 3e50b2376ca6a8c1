import type { DataSource } from "typeorm";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import { recordChanges } from "../audit/audit.js";
import { productSaleQueries } from "./product-sale.queries.js";

/**
 * Puts the products on sale whose day has begun in London, however late it is and however many processes do so at once.
 * @param now by default the time of the database
 * @returns their ids
 */
export function putDueOnSale(database: DataSource, now: Date | null = null): Promise<number[]> {
  return inTransaction(database, async (manager) => {
    const due = await rowsOf(manager, productSaleQueries.due, [now]);
    for (const { id, ...before } of due) {
      await rowOf(manager, productSaleQueries.putOnSale, [id]);
      const subject = { type: "Product", id: String(id) } as const;
      const after = { saleState: "ON_SALE", onSaleFrom: null };
      await recordChanges(manager, null, { what: "product.put-on-sale", subject, before, after });
    }
    return due.map(({ id }) => id);
  });
}
