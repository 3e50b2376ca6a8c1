import { z } from "zod";
import type { Query } from "../../kernel/sql/query.js";

/** Orders that were visited, or whose shopper is asked to agree, since a moment; and whether that was more than $1 days ago. */
const OPEN = `
  SELECT w.id AS "orderId", w.number, w."isAsked", w.since, w.since < now() - make_interval(days => $1::integer) AS "isLate"
  FROM (
    SELECT o.id, o.number, s.order_id IS NOT NULL AS "isAsked", coalesce(s.proposed_at, v.ended_at) AS since
    FROM orders o
    LEFT JOIN order_settlement s ON s.order_id = o.id
    LEFT JOIN (SELECT order_id, max(ends_at) AS ended_at FROM visit WHERE state = 'DONE' GROUP BY order_id) v ON v.order_id = o.id
    WHERE o.status = 'PROCESSING' AND o.fulfilment = 'MEASURE_AND_FIT' AND s.settled_at IS NULL
  ) w WHERE w.since IS NOT NULL`;

export const sizesToSettleQueries = {
  /** How many there are, and how many of them wait for more than $1 days. */
  count: {
    row: z.object({ count: z.int(), lateCount: z.int() }),
    text: `SELECT count(*)::int AS count, (count(*) FILTER (WHERE "isLate"))::int AS "lateCount" FROM (${OPEN}) open`,
  },
  /** At most $2 of them, the one that waits the longest first. */
  first: {
    row: z.object({
      orderId: z.uuid(),
      number: z.string(),
      isAsked: z.boolean(),
      since: z.date(),
      isLate: z.boolean(),
    }),
    text: `${OPEN} ORDER BY w.since, w.id LIMIT $2`,
  },
} satisfies Readonly<Record<string, Query>>;
