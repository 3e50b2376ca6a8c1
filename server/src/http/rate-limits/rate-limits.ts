import {
  type IRateLimiterStoreOptions,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";
import type { DataSource } from "typeorm";
import { KeyedHash } from "../../kernel/hashing/keyed-hash.js";
import { RATE_LIMITS, type RateLimitBucket, type RateLimitFigures } from "../../kernel/requests/rate-limit-table.js";
import { RateLimited, type RateLimits } from "../../kernel/requests/rate-limits.js";
import { createAttempts } from "./attempts.js";
import { createUsesWithin } from "./uses-within.js";

/**
 * The limits of this shop. What is rare and worth guessing or flooding is counted in Postgres, for all processes together
 * and across restarts; while Postgres does not answer, in memory.
 * @param secrets those of sessions; with another newest one all counts begin anew
 */
export function createRateLimits(
  database: DataSource,
  figures: RateLimitFigures,
  secrets: readonly string[],
): RateLimits {
  // An e-mail address or an IP address is nobody's business in a table of counters.
  const keyedHash = new KeyedHash(secrets, "rate limits");
  const hashOf = (key: string) => keyedHash.of(key);
  const limiters = new Map<RateLimitBucket, RateLimiterAbstract>();
  const limiterOf = (bucket: RateLimitBucket) => {
    const known = limiters.get(bucket);
    if (known) return known;
    const { window, isInMemory } = RATE_LIMITS[bucket];
    const options = { keyPrefix: bucket, points: figures[bucket], duration: window };
    const made = isInMemory ? new RateLimiterMemory(options) : inPostgres(database, options);
    limiters.set(bucket, made);
    return made;
  };
  return {
    async take(bucket, key, uses = 1) {
      try {
        await limiterOf(bucket).consume(RATE_LIMITS[bucket].isInMemory ? key : hashOf(key), uses);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new RateLimited(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
      }
    },
    ...createUsesWithin(figures, hashOf),
    ...createAttempts(database, figures, hashOf),
  };
}

/** Table rate_limit; asked through TypeORM, so that its statements count and its timeouts hold. */
function inPostgres(
  database: DataSource,
  options: Pick<IRateLimiterStoreOptions, "keyPrefix" | "points" | "duration">,
) {
  const client = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => ({
      rows: await database.query(text, values),
    }),
  };
  return new RateLimiterPostgres({
    ...options,
    storeClient: client,
    storeType: "client",
    tableName: "rate_limit",
    tableCreated: true,
    clearExpiredByTimeout: false, // retention/ended-rows.ts
    insuranceLimiter: new RateLimiterMemory(options),
  });
}
