import type { DataSource } from "typeorm";
import type { RateLimitFigures } from "../../kernel/requests/rate-limit-table.js";
import { RateLimited, type AttemptKey, type RateLimits } from "../../kernel/requests/rate-limits.js";
import { rowsOf } from "../../kernel/sql/query.js";
import { withRetry } from "../../kernel/sql/transaction.js";
import { rateLimitQueries } from "./rate-limit.queries.js";

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
      const [row] = await withRetry(() => rowsOf(database, rateLimitQueries.attempt, values));
      if (row && row.wait > 0) throw new RateLimited(Math.ceil(row.wait / 1000));
    },
    async succeeded(manager, { forgotten, counted }) {
      await rowsOf(manager, rateLimitQueries.succeeded, [rowOf(forgotten), counted ? rowOf(counted) : null]);
    },
  };
}
