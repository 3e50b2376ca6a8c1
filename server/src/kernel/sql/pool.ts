import pg from "pg";
import { PROMPT } from "./connection-limits.js";

/** Opens at most `max` connections to the database, besides the shop's own pool. */
export function openPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString, max, connectionTimeoutMillis: 2000, ...PROMPT, keepAlive: true });
  pool.on("error", () => {}); // an idle connection that breaks is replaced; the next statement reports real trouble
  return pool;
}
