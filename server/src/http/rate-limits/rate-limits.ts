import {
  type IRateLimiterStoreOptions,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";
import type { DataSource } from "typeorm";
import { KeyedHash } from "../../kernel/hashing/keyed-hash.js";
import { RateLimited, type RateLimitBucket, type RateLimits } from "../../kernel/requests/rate-limits.js";
import type { Settings } from "../../settings.js";
import { createAttempts } from "./attempts.js";
import { createUsesWithin } from "./uses-within.js";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** In seconds: the while in which a bucket counts. */
const WINDOWS: Readonly<Record<RateLimitBucket, number>> = {
  "session-writes": MINUTE,
  "address-writes": MINUTE,
  "ip-reads": MINUTE,
  enquiry: HOUR,
  subscription: HOUR,
  "address-enquiries": HOUR,
  review: HOUR,
  "order-look-up": 10 * MINUTE,
  "promotion-code": 10 * MINUTE,
  "session-orders": HOUR,
  "ip-orders": HOUR,
  "email-orders": HOUR,
  "account-mail": HOUR,
};

/** Counted in memory, in each process for itself: these stand before every read and write and must cost nothing. */
const IN_MEMORY: ReadonlySet<RateLimitBucket> = new Set(["session-writes", "address-writes", "ip-reads"]);

/**
 * The limits of this shop. What is rare and worth guessing or flooding is counted in Postgres, for all processes together
 * and across restarts; while Postgres does not answer, in memory.
 * @param secrets those of sessions; with another newest one all counts begin anew
 */
export function createRateLimits(
  database: DataSource,
  figures: Settings["rateLimits"],
  secrets: readonly string[],
): RateLimits {
  // An e-mail address or an IP address is nobody's business in a table of counters.
  const keyedHash = new KeyedHash(secrets, "rate limits");
  const hashOf = (key: string) => keyedHash.of(key);
  const limiters = new Map<RateLimitBucket, RateLimiterAbstract>();
  const limiterOf = (bucket: RateLimitBucket) => {
    const known = limiters.get(bucket);
    if (known) return known;
    const options = { keyPrefix: bucket, points: figures[bucket], duration: WINDOWS[bucket] };
    const made = IN_MEMORY.has(bucket) ? new RateLimiterMemory(options) : inPostgres(database, options);
    limiters.set(bucket, made);
    return made;
  };
  return {
    async take(bucket, key, uses = 1) {
      try {
        await limiterOf(bucket).consume(IN_MEMORY.has(bucket) ? key : hashOf(key), uses);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new RateLimited(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
      }
    },
    ...createUsesWithin(figures, WINDOWS, hashOf),
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
