import { z } from "zod";
import { keys, type Query } from "../../kernel/sql/query.js";
import { STAFF_INVITATION_HOURS } from "../../rules/retention-periods.js";
import { StaffRole } from "../access/permissions.js";

const invited = z.object({ id: z.uuid(), email: z.string(), role: z.enum(StaffRole), totpSecret: z.string() });
const COLUMNS = `id, email, role, totp_secret AS "totpSecret"`;

export const invitationQueries = {
  /** Invites e-mail address $1 as $2 with token hash $3 and secret $4; an earlier invitation is void. */
  invite: {
    row: keys.extend({ expiresAt: z.date() }),
    text: `
      INSERT INTO staff_invitation (email, role, token_hash, totp_secret, expires_at)
      VALUES ($1, $2, $3, $4, now() + interval '${STAFF_INVITATION_HOURS} hours')
      ON CONFLICT (email) DO UPDATE SET role = $2, token_hash = $3, totp_secret = $4,
        expires_at = now() + interval '${STAFF_INVITATION_HOURS} hours'
      RETURNING id, expires_at AS "expiresAt"`,
  },
  /** The invitation with token hash $1. */
  find: {
    row: invited,
    text: `SELECT ${COLUMNS} FROM staff_invitation WHERE token_hash = $1 AND expires_at > now()`,
  },
  /** The same, and removes it. */
  take: {
    row: invited,
    text: `DELETE FROM staff_invitation WHERE token_hash = $1 AND expires_at > now() RETURNING ${COLUMNS}`,
  },
} satisfies Readonly<Record<string, Query>>;
