import type { EntityManager } from "typeorm";
import type { StaffActor } from "../access/staff-context.js";
import { StaffAudit, type Audited } from "./staff-audit.entity.js";

/** What was changed: a type of the staff schema and a key. */
export type AuditSubject = {
  type: "Enquiry" | "Order" | "Product" | "Promotion" | "Review" | "Staff" | "StaffInvitation";
  id: string;
};

type AuditedChange = {
  /** As "staff.invited". */
  what: string;
  subject: AuditSubject;
  before: Audited | null;
  after: Audited | null;
};

/** Writes the audit rows of changes within their transaction. @param actor null for a command at the server's terminal */
export async function recordChanges(
  manager: EntityManager,
  actor: StaffActor | null,
  ...changes: readonly AuditedChange[]
): Promise<void> {
  await manager.insert(
    StaffAudit,
    changes.map(({ subject, ...change }) => ({
      ...change,
      staffId: actor?.staffId ?? null,
      subjectType: subject.type,
      subjectId: subject.id,
    })),
  );
}
