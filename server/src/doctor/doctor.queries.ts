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
