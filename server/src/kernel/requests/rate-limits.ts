import type { Request } from "express";
import type { EntityManager } from "typeorm";
import { ShopError } from "../errors/shop-error.js";
import type { RateLimitBucket, TransactionBucket } from "./rate-limit-table.js";
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
   * Counts uses of a bucket for a key: an IP address, an e-mail address … It leaves the process as a keyed hash only.
   * @throws {RateLimited} above the limit
   */
  take(bucket: RateLimitBucket, key: string, uses?: number): Promise<void>;
  /** Uncounts a look-up that `take` has counted. */
  giveBack(bucket: "order-look-ups", key: string): Promise<void>;
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
type RateLimitUse = readonly [bucket: TransactionBucket, key: string];

/** A bucket of attempts and its key. */
export type AttemptKey = readonly [bucket: AttemptBucket, key: string];

/** A change requested by a page of an origin that the shop does not list. */
export class CrossSiteRequest extends ShopError {
  constructor() {
    super("FORBIDDEN", "Changes are only taken from the shop's own pages and from origins that it lists.");
  }
}

/** The source of a request, known without a query of the session store. */
export type RequestSource = {
  /** IP address of the client, as a key for rate limits. */
  clientIp: string;
  /** Content of the session cookie, unchecked, as a key for rate limits. */
  sessionKey: string | undefined;
  /** Whether it is a page of an origin that the shop does not list. It may only read. */
  isForeign: boolean;
};

type Writer = RequestSource & { rateLimits: RateLimits };

/**
 * Takes writes, GraphQL's and REST's: counts them against the limits of the session and of the IP address.
 * @throws {CrossSiteRequest} for a foreign page
 * @throws {RateLimited}
 */
export async function takeWrites(writer: Writer, writes = 1): Promise<void> {
  const { rateLimits, clientIp, sessionKey, isForeign } = writer;
  if (isForeign) throw new CrossSiteRequest();
  if (sessionKey !== undefined) await rateLimits.take("session-writes", sessionKey, writes);
  await rateLimits.take("ip-writes", clientIp, writes);
}

/**
 * Counts an uncached read against the limit of the IP address; one that takes more work as several.
 * @throws {RateLimited} after a pause
 */
export async function takeRead(
  { rateLimits, clientIp }: Pick<Writer, "rateLimits" | "clientIp">,
  reads = 1,
): Promise<void> {
  try {
    await rateLimits.take("ip-reads", clientIp, reads);
  } catch (error) {
    await refusalPause();
    throw error;
  }
}

/** Counts an uncached read. @throws {RateLimited} after a pause */
export type ReadLimit = (request: Request, reads?: number) => Promise<void>;

function waitOf(seconds: number): string {
  if (seconds < 120) return seconds === 1 ? "a second" : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
