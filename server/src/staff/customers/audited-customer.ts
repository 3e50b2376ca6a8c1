import { KeyedHash } from "../../kernel/hashing/keyed-hash.js";
import type { AuditSubject } from "../audit/audit.js";

/**
 * How the audit names customers: by a keyed hash of their e-mail address, by which a customer's entries are found again by whoever knows
 * the address.
 */
export class AuditedCustomers {
  private readonly hash: KeyedHash;

  constructor(sessionSecrets: readonly string[]) {
    this.hash = new KeyedHash(sessionSecrets, "audited customers");
  }

  /** @param email lowercased */
  subject(email: string): AuditSubject {
    return { type: "Customer", id: this.hash.of(email) };
  }

  /** The ids under which entries may stand, also those of earlier secrets. */
  idsOf(email: string): string[] {
    return this.hash.allOf(email);
  }
}
