import { z } from "zod";
import { rowOfEntity, selectList } from "../../kernel/sql/entity-row.js";
import { keys, type Query } from "../../kernel/sql/query.js";
import { PASSKEY_CHALLENGE_MINUTES } from "../../rules/retention-periods.js";
import { StaffPasskey } from "./staff-passkey.entity.js";

const passkey = rowOfEntity(StaffPasskey, "p", ["staffId"]);
const passkeyRow = z.object(passkey.shape);
const COLUMNS = selectList(passkey.sql);

export type PasskeyRow = z.output<typeof passkeyRow>;

export const passkeyQueries = {
  /** The passkeys of member $1, the oldest first. */
  all: {
    row: passkeyRow,
    text: `SELECT ${COLUMNS} FROM staff_passkey p WHERE p.staff_id = $1 ORDER BY p.added_at, p.id`,
  },
  /** Makes additions of passkeys of member $1 take turns until the end of the transaction. */
  lockOwner: { row: keys, text: "SELECT m.id FROM staff m WHERE m.id = $1 FOR UPDATE" },
  /** Stores a passkey of member $1: name $2, credential $3, public key $4, counter $5, transports $6. No row where it is known. */
  add: {
    row: passkeyRow,
    text: `
      INSERT INTO staff_passkey AS p (staff_id, name, credential_id, public_key, counter, transports)
      VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (credential_id) DO NOTHING RETURNING ${COLUMNS}`,
  },
  /** Gives the passkey $2 of member $1 the name $3. */
  rename: {
    row: passkeyRow,
    text: `UPDATE staff_passkey p SET name = $3 WHERE p.staff_id = $1 AND p.id = $2 RETURNING ${COLUMNS}`,
  },
  /** Removes the passkey $2 of member $1. */
  remove: {
    row: passkeyRow,
    text: `DELETE FROM staff_passkey p WHERE p.staff_id = $1 AND p.id = $2 RETURNING ${COLUMNS}`,
  },
  /** Removes all passkeys of member $1. */
  removeAll: { row: keys, text: "DELETE FROM staff_passkey WHERE staff_id = $1 RETURNING id" },
  /** Notes a signature with the count $3 by the passkey $2 of member $1. No row where that count, or a later one, was seen before. */
  use: {
    row: keys,
    text: `
      UPDATE staff_passkey SET counter = $3, last_used_at = now()
      WHERE staff_id = $1 AND id = $2 AND (counter < $3 OR (counter = 0 AND $3 = 0)) RETURNING id`,
  },
  /** Keeps the challenge $3 of session $1 for the purpose $2, in place of an earlier one. */
  keepChallenge: {
    row: z.object({ challenge: z.string() }),
    text: `
      INSERT INTO staff_passkey_challenge (session_id, purpose, challenge) VALUES ($1, $2, $3)
      ON CONFLICT (session_id, purpose) DO UPDATE SET challenge = $3, made_at = now() RETURNING challenge`,
  },
  /** Takes the challenge of session $1 for the purpose $2 away: it is answered once, rightly or not. */
  takeChallenge: {
    row: z.object({ challenge: z.string(), isInTime: z.boolean() }),
    text: `
      DELETE FROM staff_passkey_challenge WHERE session_id = $1 AND purpose = $2
      RETURNING challenge, made_at > now() - interval '${PASSKEY_CHALLENGE_MINUTES} minutes' AS "isInTime"`,
  },
} satisfies Readonly<Record<string, Query>>;
