import { z } from "zod";
import type { Query } from "../kernel/sql/query.js";

export const queueQueries = {
  /** The queues with the jobs that are due and have not begun, and how many seconds the oldest of them has been due. */
  due: {
    row: z.object({ queue: z.string(), waiting: z.int(), oldest: z.number() }),
    name: "queues-due",
    text: `
      SELECT q.name AS queue, count(j.id)::int AS waiting,
        coalesce(extract(epoch FROM now() - min(greatest(j.start_after, j.created_on))), 0)::float8 AS oldest
      FROM pgboss.queue q
      LEFT JOIN pgboss.job j ON j.name = q.name AND j.state < 'active' AND j.start_after <= now()
      GROUP BY q.name ORDER BY q.name`,
  },
} satisfies Readonly<Record<string, Query>>;
