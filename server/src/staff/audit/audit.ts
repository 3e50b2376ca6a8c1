import type { EntityManager } from "typeorm";
import { rowsOf } from "../../kernel/sql/query.js";
import type { StaffActor } from "../access/staff-context.js";
import { auditQueries } from "./audit.queries.js";
import type { Audited } from "./staff-audit.entity.js";

/** What was changed: a type of the staff schema and a key. */
export type AuditSubject = {
  type:
    | "BookedVisit"
    | "Category"
    | "Content"
    | "Customer"
    | "Enquiry"
    | "Order"
    | "PriceList"
    | "Problem"
    | "Product"
    | "Promotion"
    | "Review"
    | "Rules"
    | "Staff"
    | "StaffInvitation"
    | "VisitPlan";
  id: string;
};

type AuditedChange = {
  /** As "staff.invited". */
  what: string;
  subject: AuditSubject;
  before: Audited | null;
  after: Audited | null;
};

/**
 * Writes the audit rows of changes within their transaction, by one statement.
 * @param actor null for a command at the server's terminal
 */
export async function recordChanges(
  manager: EntityManager,
  actor: Pick<StaffActor, "staffId"> | null,
  ...changes: readonly AuditedChange[]
): Promise<void> {
  const rows = changes.map(({ what, subject: { type, id }, before, after }) => ({ what, type, id, before, after }));
  await rowsOf(manager, auditQueries.record, [actor?.staffId ?? null, JSON.stringify(rows)]);
}
