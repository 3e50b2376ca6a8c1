import { z } from "zod";
import type { Query } from "../kernel/sql/query.js";
import { MAIL_QUEUE } from "../mail/mail-queue.js";

export const doctorQueries = {
  version: {
    row: z.object({ version: z.string(), major: z.int() }),
    text: `SELECT current_setting('server_version') AS version,
      current_setting('server_version_num')::int / 10000 AS major`,
  },
  /** Milliseconds since 1970. */
  now: {
    row: z.object({ now: z.number() }),
    text: `SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now`,
  },
  /** Where the database's log of changes is, as a position such as 0/1A2B3C4D. */
  position: {
    row: z.object({ position: z.string() }),
    text: `SELECT (CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END)::text AS position`,
  },
  /** How many bytes of the log a replica lacks up to position $1; 0 or less where it has it. Null where it is no replica. */
  behind: {
    row: z.object({ isReplica: z.boolean(), bytes: z.number().nullable() }),
    text: `SELECT pg_is_in_recovery() AS "isReplica", pg_wal_lsn_diff($1, pg_last_wal_replay_lsn())::float8 AS bytes`,
  },
  /** What shoppers see first. */
  firstPicture: {
    row: z.object({ id: z.string(), widths: z.array(z.int()) }),
    text: `SELECT k.id, k.widths FROM product p JOIN product_picture pp ON pp.product_id = p.id JOIN picture k ON k.id = pp.picture_id
      WHERE p.sale_state = 'ON_SALE' ORDER BY p.position, pp.position LIMIT 1`,
  },
  isMade: {
    row: z.object({ isMade: z.boolean() }),
    text: `SELECT to_regclass('public.migration') IS NOT NULL AS "isMade"`,
  },
  migrations: { row: z.object({ name: z.string() }), text: "SELECT name FROM migration ORDER BY id" },
  hasQueue: {
    row: z.object({ hasQueue: z.boolean() }),
    text: `SELECT to_regclass('pgboss.job') IS NOT NULL AS "hasQueue"`,
  },
  /** Jobs that are due, for how many seconds the oldest is, and e-mails that were given up. */
  queue: {
    row: z.object({ due: z.int(), oldest: z.int(), failed: z.int() }),
    text: `SELECT count(*) FILTER (WHERE is_due)::int AS due,
        coalesce(extract(epoch FROM now() - min(start_after) FILTER (WHERE is_due)), 0)::int AS oldest,
        count(*) FILTER (WHERE name = '${MAIL_QUEUE}' AND state = 'failed')::int AS failed
      FROM (SELECT name, state, start_after, state IN ('created', 'retry') AND start_after <= now() AS is_due
        FROM pgboss.job WHERE state IN ('created', 'retry', 'failed')) jobs`,
  },
} satisfies Record<string, Query>;
