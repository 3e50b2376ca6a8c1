import { createHmac, hkdfSync } from "node:crypto";

/** What is hashed. Each has keys of its own, so that a hash of one says nothing of another. */
type Purpose = "rate limits" | "known devices" | "mail recipients" | "audited customers" | "access tokens";

/**
 * HMAC-SHA-256 with keys derived from the session secrets. E-mail and IP addresses are few enough to be guessed through a
 * plain hash; without the secret nobody can try.
 */
export class KeyedHash {
  private readonly newest: Buffer;
  private readonly keys: readonly Buffer[];

  /** @param secrets the newest first, at least one */
  constructor(secrets: readonly string[], purpose: Purpose) {
    this.keys = secrets.map((secret) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32)));
    const [newest] = this.keys;
    if (!newest) throw new RangeError("There is no secret to hash with.");
    this.newest = newest;
  }

  /** The hash of a text by the newest secret, 43 characters of base64url. */
  of(text: string): string {
    return hashWith(this.newest, text);
  }

  /** The hashes by each of the secrets: what was hashed before the newest came is found by them. */
  allOf(text: string): string[] {
    return this.keys.map((key) => hashWith(key, text));
  }
}

const hashWith = (key: Buffer, text: string) => createHmac("sha256", key).update(text).digest("base64url");
