import { z } from "zod";
import { rowOfEntity, selectList } from "../../kernel/sql/entity-row.js";
import { keys, type Query } from "../../kernel/sql/query.js";
import { StaffRole } from "../access/permissions.js";
import { Staff } from "../access/staff.entity.js";

const member = rowOfEntity(Staff, "m", ["passwordHash", "totpSecret", "lastTotpStep"]);
const staffRow = z.object({
  ...member.shape,
  role: z.enum(StaffRole),
  recoveryCodesLeft: z.int(),
  hasPasskey: z.boolean(),
});
const MEMBER = `
  SELECT ${selectList({
    ...member.sql,
    recoveryCodesLeft: "(SELECT count(*)::integer FROM staff_recovery_code c WHERE c.staff_id = m.id)",
    hasPasskey: "EXISTS (SELECT FROM staff_passkey p WHERE p.staff_id = m.id)",
  })} FROM staff m`;

export type StaffRow = z.output<typeof staffRow>;

export const staffQueries = {
  /** Member $1. */
  byId: { row: staffRow, text: `${MEMBER} WHERE m.id = $1` },
  /** All members, those who have left last. */
  all: { row: staffRow, text: `${MEMBER} ORDER BY m.left_at IS NOT NULL, m.email LIMIT 500` },
  /** The active owners, locked until the end of the transaction. */
  lockOwners: {
    row: keys,
    text: "SELECT m.id FROM staff m WHERE m.role = 'OWNER' AND m.left_at IS NULL ORDER BY m.id FOR UPDATE",
  },
  /** Marks the code of step $2 as used by member $1; no row if it or a later one was used. */
  takeStep: {
    row: keys,
    text: "UPDATE staff SET last_totp_step = $2 WHERE id = $1 AND last_totp_step < $2 RETURNING id",
  },
  /** Gives member $1 of version $2 the role $3, or the end of their time if $3 is null. */
  change: {
    row: keys,
    text: `
      UPDATE staff SET role = coalesce($3::staff_role_enum, role), version = version + 1,
        left_at = CASE WHEN $3 IS NULL THEN now() END
      WHERE id = $1 AND version = $2 AND left_at IS NULL RETURNING id`,
  },
  /** Stores a member by e-mail address $1, name $2, role $3, password $4, secret $5 and step $6; one who is there keeps the role and gets the rest. */
  join: {
    row: keys.extend({ isNew: z.boolean() }),
    text: `
      INSERT INTO staff AS m (email, name, role, password_hash, totp_secret, last_totp_step) VALUES ($1, $2, $3, $4, $5, $6)
      ON CONFLICT (email) DO UPDATE SET name = $2, password_hash = $4, totp_secret = $5, last_totp_step = $6,
        role = CASE WHEN m.left_at IS NULL THEN m.role ELSE $3 END, left_at = NULL, version = m.version + 1
      RETURNING id, m.version = 1 AS "isNew"`,
  },
} satisfies Readonly<Record<string, Query>>;
