import { z } from "zod";
import { rowOfEntity, selectList } from "../../kernel/sql/entity-row.js";
import type { Query } from "../../kernel/sql/query.js";
import { StaffAudit } from "./staff-audit.entity.js";

const entry = rowOfEntity(StaffAudit, "a", ["staffId", "staff"]);
const auditRow = z.object({ ...entry.shape, by: z.string().nullable() });
const ENTRY = `SELECT ${selectList({ ...entry.sql, by: "m.email" })} FROM staff_audit a LEFT JOIN staff m ON m.id = a.staff_id`;

export type AuditRow = z.output<typeof auditRow>;

export const auditQueries = {
  /** At most $2 entries older than entry $1, or the newest if it is null. */
  page: { row: auditRow, text: `${ENTRY} WHERE a.id < coalesce($1, 9223372036854775807) ORDER BY a.id DESC LIMIT $2` },
  /** The newest entries about the subject of type $1 and id $2. */
  ofSubject: {
    row: auditRow,
    text: `${ENTRY} WHERE a.subject_type = $1 AND a.subject_id = $2 ORDER BY a.id DESC LIMIT 200`,
  },
} satisfies Readonly<Record<string, Query>>;
