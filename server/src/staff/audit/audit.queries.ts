import { z } from "zod";
import { rowOfEntity, selectList } from "../../kernel/sql/entity-row.js";
import type { Query } from "../../kernel/sql/query.js";
import { StaffAudit } from "./staff-audit.entity.js";

const entry = rowOfEntity(StaffAudit, "a", ["staffId"]);
const auditRow = z.object({ ...entry.shape, by: z.string().nullable() });
const ENTRY = `SELECT ${selectList({ ...entry.sql, by: "m.email" })} FROM staff_audit a LEFT JOIN staff m ON m.id = a.staff_id`;

export type AuditRow = z.output<typeof auditRow>;

export const auditQueries = {
  /** At most $2 entries older than entry $1, or the newest if it is null. */
  page: { row: auditRow, text: `${ENTRY} WHERE a.id < coalesce($1, 9223372036854775807) ORDER BY a.id DESC LIMIT $2` },
  /** The newest entries about subjects of type $1 with one of the ids $2. */
  ofSubject: {
    row: auditRow,
    text: `${ENTRY} WHERE a.subject_type = $1 AND a.subject_id = ANY ($2::text[]) ORDER BY a.id DESC LIMIT 200`,
  },
  /** Writes the changes $2, a JSON list, by the member $1. */
  record: {
    row: z.object({ id: z.int() }),
    text: `
      INSERT INTO staff_audit (staff_id, what, subject_type, subject_id, before, after)
      SELECT $1::uuid, c.what, c.type, c.id, c.before, c.after
      FROM jsonb_to_recordset($2::jsonb) AS c (what text, type text, id text, before jsonb, after jsonb)
      RETURNING id::float8 AS id`,
  },
} satisfies Readonly<Record<string, Query>>;
