import { KeyedHash } from "../kernel/hashing/keyed-hash.js";

/** To whom mails went, so that a person's can be found and nobody's address can be read. */
export class MailRecipients {
  private readonly hash: KeyedHash;

  /** @param secrets those of sessions, the newest first */
  constructor(secrets: readonly string[]) {
    this.hash = new KeyedHash(secrets, "mail recipients");
  }

  /** What is stored of an e-mail address. */
  hashOf(email: string): string {
    return this.hash.of(email.toLowerCase());
  }

  /** All that may be stored of an e-mail address by any of the secrets. */
  hashesOf(email: string): string[] {
    return this.hash.allOf(email.toLowerCase());
  }
}
