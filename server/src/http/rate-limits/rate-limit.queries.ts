import { z } from "zod";
import type { Query } from "../../kernel/sql/query.js";

/** Milliseconds. */
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";

/** Pause after the last attempt of row `r`, which was a day before its expiry; the first $2 attempts have none. */
const WAIT = `CASE WHEN r.points < $2::int THEN 0 ELSE least(60, 2 ^ least(r.points - $2::int, 6)) * ${MINUTE} END`;
const NEXT = `(r.expire - ${DAY} + ${WAIT})`;

export const rateLimitQueries = {
  /**
   * Counts a use of each key $1 in windows of $2 seconds, and answers the milliseconds until none is above its limit $3. Rows
   * are locked in the order of the keys.
   */
  take: {
    row: z.object({ wait: z.number().nullable() }),
    text: `
      WITH used AS (
        INSERT INTO rate_limit AS r (key, points, expire)
        SELECT key, 1, ${NOW} + seconds * 1000 FROM unnest($1::text[], $2::int[]) AS use(key, seconds)
        ON CONFLICT (key) DO UPDATE SET
          points = CASE WHEN r.expire <= ${NOW} THEN 1 ELSE r.points + 1 END,
          expire = CASE WHEN r.expire <= ${NOW} THEN excluded.expire ELSE r.expire END
        RETURNING key, points, expire
      )
      SELECT max(used.expire - ${NOW})::float8 AS wait
      FROM used JOIN unnest($1::text[], $3::int[]) AS allowed(key, most) USING (key) WHERE used.points > allowed.most`,
  },
  /** Takes a use off the count of key $1 in its present window. */
  giveBack: {
    row: z.object({ points: z.int() }),
    text: `UPDATE rate_limit SET points = greatest(0, points - 1) WHERE key = $1 AND expire > ${NOW} RETURNING points`,
  },
  /** Counts an attempt of key $1 and returns 0, or returns the milliseconds until the next one is allowed. */
  attempt: {
    row: z.object({ wait: z.number() }),
    text: `
      WITH taken AS (
        INSERT INTO rate_limit AS r (key, points, expire) VALUES ($1, 1, ${NOW} + ${DAY})
        ON CONFLICT (key) DO UPDATE
          SET points = CASE WHEN r.expire <= ${NOW} THEN 1 ELSE r.points + 1 END, expire = ${NOW} + ${DAY}
          WHERE r.expire <= ${NOW} OR ${NOW} >= ${NEXT}
        RETURNING key
      )
      SELECT CASE WHEN EXISTS (SELECT FROM taken) THEN 0 ELSE
        greatest(1000, coalesce((SELECT ${NEXT} - ${NOW} FROM rate_limit r WHERE r.key = $1), 0)) END::float8 AS wait`,
  },
  /** Resets the count of key $1 and takes the last attempt off that of $2, which may be null. */
  succeeded: {
    row: z.object({ points: z.int() }),
    text: `
      WITH forgotten AS (DELETE FROM rate_limit WHERE key = $1)
      UPDATE rate_limit SET points = greatest(0, points - 1) WHERE key = $2 RETURNING points`,
  },
} satisfies Readonly<Record<string, Query>>;
