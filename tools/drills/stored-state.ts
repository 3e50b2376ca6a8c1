import pg from "pg";
import type { Stored } from "./tally.ts";

/** The database after a drill. It holds orders of this drill only. */
export type StoredState = {
  orders: Stored[];
  /** Cart lines of visitors who have ordered. An order takes the whole cart, so there must be none. */
  linesLeft: number;
  openTransactions: number;
};

const ORDERS = `
  SELECT o.number, o.visitor_id || ' ' || o.idempotency_key AS request, o.total_pence::float8 AS "totalPence",
    o.total_pence = o.subtotal_pence - o.discount_pence + o.delivery_pence + o.tax_pence
      AND o.subtotal_pence = coalesce((SELECT sum(l.total_pence) FROM order_line l WHERE l.order_id = o.id), -1) AS "isWhole"
  FROM orders o`;

const REST = `
  SELECT (SELECT count(*)::int FROM cart_line l JOIN cart c ON c.id = l.cart_id
      WHERE c.visitor_id IN (SELECT o.visitor_id FROM orders o)) AS "linesLeft",
    (SELECT count(*)::int FROM pg_stat_activity
      WHERE datname = current_database() AND state LIKE 'idle in transaction%') AS "openTransactions"`;

/** Call it after all shoppers have stopped. */
export async function readStoredState(databaseUrl: string): Promise<StoredState> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: orders } = await client.query<Stored>(ORDERS);
    const { rows } = await client.query<Omit<StoredState, "orders">>(REST);
    return { orders, ...(rows[0] ?? { linesLeft: NaN, openTransactions: NaN }) };
  } finally {
    await client.end();
  }
}
