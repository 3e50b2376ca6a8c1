import { ShopError } from "./shop-error.js";

/**
 * What may be done so often in a while and no oftener. How often, and in which while, is in web/rate-limits.ts and the
 * settings.
 */
export type RateLimitBucket =
  | "session-writes"
  | "address-writes"
  | "enquiry"
  | "subscription"
  | "address-enquiries"
  | "review"
  | "order-look-up"
  | "promotion-code";

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
   * Counts one use of `bucket` by whoever `key` names (an address, an address with an e-mail …; it is stored as a hash only).
   * @param uses how many at once
   * @throws {RateLimited} where that is too many
   */
  take(bucket: RateLimitBucket, key: string, uses?: number): Promise<void>;
};

/** Who makes a change, as far as it can be told without asking the session store. */
type Writer = { rateLimits: RateLimits; clientAddress: string; sessionKey: string | undefined };

/**
 * Counts changes against the limits of their session and of their address.
 * @throws {RateLimited}
 */
export async function takeWrites({ rateLimits, clientAddress, sessionKey }: Writer, writes = 1): Promise<void> {
  if (sessionKey !== undefined) await rateLimits.take("session-writes", sessionKey, writes);
  await rateLimits.take("address-writes", clientAddress, writes);
}

function waitOf(seconds: number): string {
  if (seconds < 120) return seconds === 1 ? "a second" : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
