import type { Request } from "express";
import type { EntityManager } from "typeorm";
import { ShopError } from "../errors/shop-error.js";
import type { RateLimitBucket } from "./rate-limit-table.js";
import { refusalPause } from "./refusal-pause.js";
import type { AttemptBucket } from "./sign-in-limits.js";

/** A rate limit is exceeded. `retryAfterSeconds` is the time until the next request is accepted. */
export class RateLimited extends ShopError {
  constructor(readonly retryAfterSeconds: number) {
    super("RATE_LIMITED", `That was a little too often. Please try again in ${waitOf(retryAfterSeconds)}.`, {
      retryAfterSeconds,
    });
  }
}

export type RateLimits = {
  /**
   * Counts uses of a bucket for a key: an IP address, an e-mail address … It is stored as a keyed hash only.
   * @throws {RateLimited} above the limit
   */
  take(bucket: RateLimitBucket, key: string, uses?: number): Promise<void>;
  /**
   * Counts a use of each bucket within the caller's transaction; a rollback undoes the count.
   * @throws {RateLimited} above one of the limits
   */
  takeWithin(manager: EntityManager, uses: readonly RateLimitUse[]): Promise<void>;
  /**
   * Counts an attempt at a secret before the secret is checked, so that concurrent attempts don't evade the limit. After the
   * free ones the pause is 1 minute, then 2, 4 … up to 60; a day without attempts resets it.
   * @throws {RateLimited} within the pause; such an attempt is not counted
   */
  attempt(bucket: AttemptBucket, key: string): Promise<void>;
  /** The owner made the attempts: resets the count of `forgotten`, and uncounts the last attempt of `counted`. */
  succeeded(manager: EntityManager, tries: { forgotten: AttemptKey; counted?: AttemptKey }): Promise<void>;
};

/** A bucket and the key that uses it. */
type RateLimitUse = readonly [bucket: RateLimitBucket, key: string];

/** A bucket of attempts and its key. */
export type AttemptKey = readonly [bucket: AttemptBucket, key: string];

/** The source of a write, without a query of the session store. */
type Writer = { rateLimits: RateLimits; clientIp: string; sessionKey: string | undefined };

/**
 * Counts writes against the limits of the session and of the IP address.
 * @throws {RateLimited}
 */
export async function takeWrites({ rateLimits, clientIp, sessionKey }: Writer, writes = 1): Promise<void> {
  if (sessionKey !== undefined) await rateLimits.take("session-writes", sessionKey, writes);
  await rateLimits.take("ip-writes", clientIp, writes);
}

/**
 * Counts an uncached read against the limit of the IP address.
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

/** Counts an uncached read. @throws {RateLimited} after a pause */
export type ReadLimit = (request: Request) => Promise<void>;

function waitOf(seconds: number): string {
  if (seconds < 120) return seconds === 1 ? "a second" : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
