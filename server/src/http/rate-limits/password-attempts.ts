import type { DataSource } from "typeorm";
import type { RateLimitFigures } from "../../kernel/requests/rate-limit-table.js";
import { RateLimited, type AttemptKey, type RateLimits } from "../../kernel/requests/rate-limits.js";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import { withRetry } from "../../kernel/sql/transaction.js";
import { rateLimitQueries } from "./rate-limit.queries.js";

/** Counts password attempts in the table rate_limit, shared by all processes. */
export function createPasswordAttempts(
  database: DataSource,
  figures: RateLimitFigures,
  hashOf: (key: string) => string,
): Pick<RateLimits, "attempt" | "succeeded"> {
  const keyOf = ([bucket, key]: AttemptKey) => `${bucket}:${hashOf(key)}`;
  return {
    async attempt(bucket, key) {
      const values = [keyOf([bucket, key]), figures[bucket]];
      const { wait } = await withRetry(() => rowOf(database, rateLimitQueries.attempt, values));
      if (wait > 0) throw new RateLimited(Math.ceil(wait / 1000));
    },
    async succeeded(manager, { forgotten, counted }) {
      await rowsOf(manager, rateLimitQueries.succeeded, [keyOf(forgotten), counted ? keyOf(counted) : null]);
    },
  };
}
