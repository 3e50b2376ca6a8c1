import type { DataSource } from "typeorm";
import { withRetry } from "../kernel/sql/transaction.js";
import type { EndedRows } from "./ended-rows.js";

/** Something that is removed when its time is over. `remove` answers how many pieces went. */
export type Removal = { name: string; remove(): Promise<number> };

/** Rows in one statement: few enough that it ends long before its timeout and nobody waits for its locks. */
const BATCH = 500;

/** Removes a table's ended rows, or strips them, a batch at a time. A row that somebody has locked is left for the next time. */
export function rowRemoval(database: DataSource, { table, key, ended, strip }: EndedRows): Removal {
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
