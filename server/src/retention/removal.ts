import type { DataSource } from "typeorm";
import { rowsOf } from "../kernel/sql/query.js";
import { withRetry } from "../kernel/sql/transaction.js";
import { BATCH, removalQuery, type ExpiredRows } from "./expired-rows.queries.js";

/** A removal of expired data. `remove` returns the number of removed items. */
export type Removal = { name: string; remove(): Promise<number> };

/** Removes or strips a table's expired rows in batches. */
export function rowRemoval(database: DataSource, rows: ExpiredRows): Removal {
  const query = removalQuery(rows);
  return {
    name: rows.table,
    async remove() {
      let removed = 0;
      let batch: number;
      do {
        batch = (await withRetry(() => rowsOf(database, query))).length;
        removed += batch;
      } while (batch === BATCH);
      return removed;
    },
  };
}
