import { z } from "zod";
import type { Query } from "../kernel/sql/query.js";

const countSince = (table: string, column = "created_at") =>
  `(SELECT count(*)::int FROM ${table} WHERE ${column} >= $1)`;

export const upgradeQueries = {
  /** Databases of the server that are neither the shop's nor Postgres's own. */
  otherDatabases: {
    row: z.object({ name: z.string() }),
    text: `SELECT datname AS name FROM pg_database
      WHERE NOT datistemplate AND datname NOT IN (current_database(), 'postgres') ORDER BY 1`,
  },
  /** What shoppers and staff have written since the time $1, as far as nobody may lose it unknowingly. */
  writtenSince: {
    row: z.object({ orders: z.int(), enquiries: z.int(), accounts: z.int(), staffChanges: z.int() }),
    text: `SELECT ${countSince("orders", "placed_at")} AS orders,
      ${["quote_request", "contact_message", "sample_request"].map((table) => countSince(table)).join(" + ")} AS enquiries,
      ${countSince("account")} AS accounts, ${countSince("staff_audit", "at")} AS "staffChanges"`,
  },
} satisfies Record<string, Query>;
