import type { DataSource } from "typeorm";
import { withRetry } from "../kernel/sql/transaction.js";
import type { ExpiredRows } from "./expired-rows.queries.js";

/** A removal of expired data. `remove` returns the number of removed items. */
export type Removal = { name: string; remove(): Promise<number> };

/** Rows per statement: few enough to finish long before the timeout and not to block others. */
const BATCH = 500;

/** Removes or strips a table's expired rows in batches. Locked rows are skipped until the next run. */
export function rowRemoval(database: DataSource, { table, key, ended, strip }: ExpiredRows): Removal {
  const statement = `
    ${strip === undefined ? `DELETE FROM ${table}` : `UPDATE ${table} SET ${strip}`} WHERE ${key} = ANY (ARRAY(
      SELECT t.${key} FROM ${table} t WHERE ${ended} LIMIT ${BATCH} FOR UPDATE OF t SKIP LOCKED))`;
  const removeBatch = async (): Promise<number> => {
    const [, removed]: [unknown, number] = await withRetry(() => database.query(statement));
    return removed;
  };
  return {
    name: table,
    async remove() {
      let removed = 0;
      let batch: number;
      do {
        batch = await removeBatch();
        removed += batch;
      } while (batch === BATCH);
      return removed;
    },
  };
}
