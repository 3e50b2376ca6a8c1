import { EXPIRED_ROWS } from "../../src/retention/expired-rows.queries.js";
import { rowRemoval } from "../../src/retention/removal.js";
import type { TestShop } from "./shop.js";

/** Removes a table's expired rows, as the scheduled job does, and returns their number. */
export async function removeEnded({ database }: TestShop, table: string): Promise<number> {
  const rows = EXPIRED_ROWS.filter((entry) => entry.table === table);
  if (rows.length === 0) throw new Error(`Nothing of ${table} ends by the clock.`);
  const counts = await Promise.all(rows.map((entry) => rowRemoval(database, entry).remove()));
  return counts.reduce((sum, count) => sum + count, 0);
}
