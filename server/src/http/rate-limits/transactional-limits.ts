import type { EntityManager } from "typeorm";
import { RATE_LIMITS, type RateLimitBucket } from "../../kernel/requests/rate-limit-table.js";
import { RateLimited, type RateLimits } from "../../kernel/requests/rate-limits.js";

type Figures = Readonly<Record<RateLimitBucket, number>>;

/**
 * Uses that a transaction counts in the table rate_limit.
 */
export function createTransactionalLimits(
  figures: Figures,
  hashOf: (key: string) => string,
): Pick<RateLimits, "takeWithin"> {
  return {
    async takeWithin(manager: EntityManager, uses) {
      const [{ wait }]: [{ wait: number | null }] = await manager.query(TAKE, [
        uses.map(([bucket, key]) => `${bucket}:${hashOf(key)}`),
        uses.map(([bucket]) => RATE_LIMITS[bucket].window),
        uses.map(([bucket]) => figures[bucket]),
      ]);
      if (wait !== null) throw new RateLimited(Math.max(1, Math.ceil(wait / 1000)));
    },
  };
}

const NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";

/**
 * Counts a use of each key $1 in windows of $2 seconds, and answers the milliseconds until none is above its limit $3. Rows
 * are locked in the order of the keys.
 */
const TAKE = `
  WITH used AS (
    INSERT INTO rate_limit AS r (key, points, expire)
    SELECT key, 1, ${NOW} + seconds * 1000 FROM unnest($1::text[], $2::int[]) AS use(key, seconds)
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN r.expire <= ${NOW} THEN 1 ELSE r.points + 1 END,
      expire = CASE WHEN r.expire <= ${NOW} THEN excluded.expire ELSE r.expire END
    RETURNING key, points, expire
  )
  SELECT max(used.expire - ${NOW})::float8 AS wait
  FROM used JOIN unnest($1::text[], $3::int[]) AS allowed(key, most) USING (key) WHERE used.points > allowed.most`;
