import { z } from "zod";
import type { Query } from "../../kernel/sql/query.js";
import { IS_LATE_REMAKE, IS_OPEN_REMAKE } from "../../orders/order-remake.queries.js";
import { RemakeStatus } from "../../rules/order-remake.js";

export const openRemakeQueries = {
  /** How many remakes are to be made or sent, and how many of them are late. */
  count: {
    row: z.object({ count: z.int(), lateCount: z.int() }),
    text: `SELECT count(*)::int AS count, (count(*) FILTER (WHERE ${IS_LATE_REMAKE}))::int AS "lateCount"
      FROM order_remake k WHERE ${IS_OPEN_REMAKE}`,
  },
  /** At most $1 of them, the one that is promised for the earliest day first. */
  first: {
    row: z.object({
      id: z.uuid(),
      orderId: z.uuid(),
      number: z.string(),
      item: z.int(),
      name: z.string(),
      status: z.enum(RemakeStatus),
      estimatedDelivery: z.string(),
      isLate: z.boolean(),
    }),
    text: `
      SELECT k.id, k.order_id AS "orderId", o.number, l.position + 1 AS item, l.name, k.status,
        k.estimated_delivery::text AS "estimatedDelivery", ${IS_LATE_REMAKE} AS "isLate"
      FROM order_remake k JOIN orders o ON o.id = k.order_id JOIN order_line l ON l.id = k.line_id
      WHERE ${IS_OPEN_REMAKE} ORDER BY k.estimated_delivery, k.id LIMIT $1`,
  },
} satisfies Readonly<Record<string, Query>>;
