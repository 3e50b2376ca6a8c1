import { z } from "zod";
import type { Query } from "../../kernel/sql/query.js";
import { SHOP_TIME_ZONE } from "../../rules/london-time.js";

/** The first of the last $1 days in London, today among them. */
const FIRST_DAY = `((now() AT TIME ZONE '${SHOP_TIME_ZONE}')::date - $1::integer + 1)`;

export const todayQueries = {
  /** The orders that were placed on each of the last $1 days, without cancelled ones; every day has a row, the oldest first. */
  salesByDay: {
    row: z.object({ day: z.string(), orderCount: z.int(), orderedPence: z.int() }),
    text: `
      SELECT days.day::text AS day, coalesce(o.count, 0) AS "orderCount", coalesce(o.total, 0)::float8 AS "orderedPence"
      FROM (SELECT ${FIRST_DAY} + n AS day FROM generate_series(0, $1::integer - 1) AS numbers (n)) days
      LEFT JOIN (
        SELECT (placed_at AT TIME ZONE '${SHOP_TIME_ZONE}')::date AS day, count(*)::int AS count, sum(total_pence) AS total
        FROM orders
        WHERE status <> 'CANCELLED' AND placed_at >= ${FIRST_DAY}::timestamp AT TIME ZONE '${SHOP_TIME_ZONE}'
        GROUP BY 1
      ) o USING (day)
      ORDER BY days.day`,
  },
} satisfies Readonly<Record<string, Query>>;
