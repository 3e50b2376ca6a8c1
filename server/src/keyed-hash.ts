import { createHmac, hkdfSync } from "node:crypto";

/** What is hashed. Each has keys of its own, so that a hash of one says nothing of another. */
type Purpose = "rate limits";

/**
 * HMAC-SHA-256 with keys derived from the session secrets. E-mail and IP addresses are few enough to be guessed through a
 * plain hash; without the secret nobody can try.
 */
export class KeyedHash {
  private readonly key: Buffer;

  /** @param secrets the newest first */
  constructor([newest = ""]: readonly string[], purpose: Purpose) {
    this.key = Buffer.from(hkdfSync("sha256", newest, "", purpose, 32));
  }

  /** The hash of a text as base64url. */
  of(text: string): string {
    return createHmac("sha256", this.key).update(text).digest("base64url");
  }
}
