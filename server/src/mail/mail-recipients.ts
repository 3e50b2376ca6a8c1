import { KeyedHash } from "../kernel/hashing/keyed-hash.js";

/** Hashes recipients, so that a person's mails can be found without storing e-mail addresses. */
export class MailRecipients {
  private readonly hash: KeyedHash;

  /** @param secrets those of sessions, the newest first */
  constructor(secrets: readonly string[]) {
    this.hash = new KeyedHash(secrets, "mail recipients");
  }

  /** The stored hash of an e-mail address. */
  hashOf(email: string): string {
    return this.hash.of(email.toLowerCase());
  }

  /** The hashes of an e-mail address with each of the secrets. */
  hashesOf(email: string): string[] {
    return this.hash.allOf(email.toLowerCase());
  }
}
