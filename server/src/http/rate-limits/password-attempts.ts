import type { DataSource } from "typeorm";
import type { RateLimitFigures } from "../../kernel/requests/rate-limit-table.js";
import { RateLimited, type AttemptKey, type RateLimits } from "../../kernel/requests/rate-limits.js";
import { withRetry } from "../../kernel/sql/transaction.js";

/** Counts password attempts in the table rate_limit, shared by all processes. */
export function createPasswordAttempts(
  database: DataSource,
  figures: RateLimitFigures,
  hashOf: (key: string) => string,
): Pick<RateLimits, "attempt" | "succeeded"> {
  const rowOf = ([bucket, key]: AttemptKey) => `${bucket}:${hashOf(key)}`;
  return {
    async attempt(bucket, key) {
      const values = [rowOf([bucket, key]), figures[bucket]];
      const [{ wait }]: [{ wait: number }] = await withRetry(() => database.query(ATTEMPT, values));
      if (wait > 0) throw new RateLimited(Math.ceil(wait / 1000));
    },
    async succeeded(manager, { forgotten, counted }) {
      await manager.query(SUCCEEDED, [rowOf(forgotten), counted ? rowOf(counted) : null]);
    },
  };
}

/** Milliseconds. */
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";

/** Pause after the last attempt of row `r`, which was a day before its expiry; the first $2 attempts have none. */
const WAIT = `CASE WHEN r.points < $2::int THEN 0 ELSE least(60, 2 ^ least(r.points - $2::int, 6)) * ${MINUTE} END`;
const NEXT = `(r.expire - ${DAY} + ${WAIT})`;

/** Counts an attempt and returns 0, or returns the milliseconds until the next one is allowed. */
const ATTEMPT = `
  WITH taken AS (
    INSERT INTO rate_limit AS r (key, points, expire) VALUES ($1, 1, ${NOW} + ${DAY})
    ON CONFLICT (key) DO UPDATE
      SET points = CASE WHEN r.expire <= ${NOW} THEN 1 ELSE r.points + 1 END, expire = ${NOW} + ${DAY}
      WHERE r.expire <= ${NOW} OR ${NOW} >= ${NEXT}
    RETURNING key
  )
  SELECT CASE WHEN EXISTS (SELECT FROM taken) THEN 0 ELSE
    greatest(1000, coalesce((SELECT ${NEXT} - ${NOW} FROM rate_limit r WHERE r.key = $1), 0)) END::float8 AS wait`;

const SUCCEEDED = `
  WITH forgotten AS (DELETE FROM rate_limit WHERE key = $1)
  UPDATE rate_limit SET points = greatest(0, points - 1) WHERE key = $2`;
