import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type IRateLimiterStoreOptions,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";
import type { DataSource } from "typeorm";
import { noteOccurrence } from "../../kernel/activities/occurrences.js";
import { KeyedHash } from "../../kernel/hashing/keyed-hash.js";
import {
  RATE_LIMITS,
  type RateLimitBucket,
  type RateLimitFigures,
  type RateLimitStore,
} from "../../kernel/requests/rate-limit-table.js";
import { RateLimited, type AttemptKey, type RateLimits } from "../../kernel/requests/rate-limits.js";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import { withRetry } from "../../kernel/sql/transaction.js";
import { rateLimitQueries } from "./rate-limit.queries.js";
import type { ValkeyCounter } from "./valkey-counter.js";

/** Counts password attempts in the table rate_limit, shared by all processes. */
function createPasswordAttempts(
  database: DataSource,
  figures: RateLimitFigures,
  hashOf: (key: string) => string,
): Pick<RateLimits, "attempt" | "succeeded"> {
  const keyOf = ([bucket, key]: AttemptKey) => `${bucket}:${hashOf(key)}`;
  return {
    async attempt(bucket, key) {
      const values = [keyOf([bucket, key]), figures[bucket]];
      const { wait } = await withRetry(() => rowOf(database, rateLimitQueries.attempt, values));
      if (wait > 0) throw refusalFor(bucket, wait);
    },
    async succeeded(manager, { forgotten, counted }) {
      await rowsOf(manager, rateLimitQueries.succeeded, [keyOf(forgotten), counted ? keyOf(counted) : null]);
    },
  };
}

/**
 * The rate limits. Those of rare requests, which are worth guessing or flooding, count for all processes together, and so do
 * those of frequent ones where there is a Valkey. While a store is unreachable, each process counts in its memory.
 * @param secrets of sessions; a new first one resets all counts
 * @param valkey decision 56 says which limits it counts
 */
export function createRateLimits(
  database: DataSource,
  figures: RateLimitFigures,
  secrets: readonly string[],
  valkey?: ValkeyCounter,
): RateLimits {
  // Neither the table of counters nor Valkey may contain e-mail addresses, IP addresses or cookies.
  const keyedHash = new KeyedHash(secrets, "rate limits");
  const hashOf = (key: string) => keyedHash.of(key);
  const limiters = new Map<RateLimitBucket, RateLimiterAbstract>();
  const limiterOf = (bucket: RateLimitBucket) => {
    const known = limiters.get(bucket);
    if (known) return known;
    const { window, store } = RATE_LIMITS[bucket];
    const options = { keyPrefix: bucket, points: figures[bucket], duration: window };
    const made =
      store !== "postgres" && valkey ? inValkey(valkey, options, store) : withoutValkey(database, options, store);
    limiters.set(bucket, made);
    return made;
  };
  const isHashed = (bucket: RateLimitBucket) => valkey !== undefined || RATE_LIMITS[bucket].store !== "memory";
  return {
    async take(bucket, key, uses = 1) {
      try {
        await limiterOf(bucket).consume(isHashed(bucket) ? hashOf(key) : key, uses);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw refusalFor(bucket, refusal.msBeforeNext);
      }
    },
    async giveBack(bucket, key) {
      if (valkey) await limiterOf(bucket).reward(hashOf(key));
      else await rowsOf(database, rateLimitQueries.giveBack, [`${bucket}:${hashOf(key)}`]);
    },
    async takeWithin(manager, uses) {
      const { wait } = await rowOf(manager, rateLimitQueries.take, [
        uses.map(([bucket, key]) => `${bucket}:${hashOf(key)}`),
        uses.map(([bucket]) => RATE_LIMITS[bucket].window),
        uses.map(([bucket]) => figures[bucket]),
      ]);
      // The statement does not say which of them; the first is what the caller is about.
      if (wait !== null) throw refusalFor(uses[0]?.[0] ?? "several", wait);
    },
    ...createPasswordAttempts(database, figures, hashOf),
  };
}

function refusalFor(bucket: string, milliseconds: number): RateLimited {
  noteOccurrence({ kind: "limit", bucket });
  return new RateLimited(Math.max(1, Math.ceil(milliseconds / 1000)));
}

type LimiterOptions = Pick<IRateLimiterStoreOptions, "keyPrefix" | "points" | "duration">;

/** By the script for Redis, which Valkey runs as well; that of `RateLimiterValkey` needs a name that Redis 7.0 does not know. */
function inValkey(valkey: ValkeyCounter, options: LimiterOptions, store: "memory" | "shared"): RateLimiterAbstract {
  return new RateLimiterRedis({
    ...options,
    keyPrefix: `shop:limit:${options.keyPrefix}`,
    storeClient: valkey,
    // A flood costs Valkey nothing once it is above the limit. Only where nothing is given back.
    ...(store === "memory" && { inMemoryBlockOnConsumed: options.points }),
    insuranceLimiter: new RateLimiterMemory(options),
  });
}

const withoutValkey = (database: DataSource, options: LimiterOptions, store: RateLimitStore): RateLimiterAbstract =>
  store === "memory" ? new RateLimiterMemory(options) : inPostgres(database, options);

/** Uses the table rate_limit through TypeORM, so that its statements are counted and time out like others. */
function inPostgres(database: DataSource, options: LimiterOptions): RateLimiterAbstract {
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
    clearExpiredByTimeout: false, // retention/expired-rows.queries.ts
    insuranceLimiter: new RateLimiterMemory(options),
  });
}
