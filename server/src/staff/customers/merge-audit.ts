import type { AuditMerge } from "../../accounts/merging/account-merge.service.js";
import { recordChanges } from "../audit/audit.js";
import { AuditedCustomers } from "./audited-customer.js";

/** Writes an entry for each of two customers when their owners have confirmed or refused. No member of staff has done it. */
export function mergeAudit(sessionSecrets: readonly string[]): AuditMerge {
  const customers = new AuditedCustomers(sessionSecrets);
  return async (manager, what, { keptEmail, leavingEmail }) => {
    const entry = (email: string, isKept: boolean) => ({
      ...{ what, subject: customers.subject(email), before: null },
      after: { isKept },
    });
    await recordChanges(manager, null, entry(keptEmail, true), entry(leavingEmail, false));
  };
}
