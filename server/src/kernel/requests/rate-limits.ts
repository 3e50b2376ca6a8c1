import type { Request } from "express";
import type { EntityManager } from "typeorm";
import type { AttemptBucket, RateLimitBucket } from "./rate-limit-table.js";
import { refusalPause } from "./refusal-pause.js";
import { ShopError } from "../errors/shop-error.js";

/** Too much of one thing from one place. `retryAfterSeconds` says when the next one will be taken. */
export class RateLimited extends ShopError {
  constructor(readonly retryAfterSeconds: number) {
    super("RATE_LIMITED", `That was a little too often. Please try again in ${waitOf(retryAfterSeconds)}.`, {
      retryAfterSeconds,
    });
  }
}

export type RateLimits = {
  /**
   * Counts one use of `bucket` by whoever `key` names (an address, an address with an e-mail …; it is stored as a keyed hash only).
   * @param uses how many at once
   * @throws {RateLimited} where that is too many
   */
  take(bucket: RateLimitBucket, key: string, uses?: number): Promise<void>;
  /**
   * Counts a use of each bucket within the caller's transaction: where that is undone, nothing has been used.
   * @throws {RateLimited} where one of them is too many
   */
  takeWithin(manager: EntityManager, uses: readonly RateLimitUse[]): Promise<void>;
  /**
   * Counts a try at a secret before it is looked at, so that many at once are no way around. After the free ones there is a
   * minute to the next, then 2, 4 … up to 60; a day without any is a new start.
   * @throws {RateLimited} where it comes too early; it doesn't count then
   */
  attempt(bucket: AttemptBucket, key: string): Promise<void>;
  /** The tries at `forgotten` were its owner's: they are forgotten, and the last one of `counted` doesn't count. */
  succeeded(manager: EntityManager, tries: { forgotten: AttemptKey; counted?: AttemptKey }): Promise<void>;
};

/** What is used, and by whom. */
type RateLimitUse = readonly [bucket: RateLimitBucket, key: string];

/** Who tries, or at what. */
export type AttemptKey = readonly [bucket: AttemptBucket, key: string];

/** Who makes a change, as far as it can be told without asking the session store. */
type Writer = { rateLimits: RateLimits; clientIp: string; sessionKey: string | undefined };

/**
 * Counts changes against the limits of their session and of their address.
 * @throws {RateLimited}
 */
export async function takeWrites({ rateLimits, clientIp, sessionKey }: Writer, writes = 1): Promise<void> {
  if (sessionKey !== undefined) await rateLimits.take("session-writes", sessionKey, writes);
  await rateLimits.take("ip-writes", clientIp, writes);
}

/**
 * Counts something that is read, unless it comes from memory, against the limit of its IP address.
 * @throws {RateLimited} after a pause
 */
export async function takeRead({ rateLimits, clientIp }: Pick<Writer, "rateLimits" | "clientIp">): Promise<void> {
  try {
    await rateLimits.take("ip-reads", clientIp);
  } catch (error) {
    await refusalPause();
    throw error;
  }
}

/** Counts a request that reads and is not answered from memory. @throws {RateLimited} after a pause */
export type ReadLimit = (request: Request) => Promise<void>;

function waitOf(seconds: number): string {
  if (seconds < 120) return seconds === 1 ? "a second" : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
