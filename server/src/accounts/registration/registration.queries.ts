import { z } from "zod";
import type { Query } from "../../kernel/sql/query.js";

export const registrationQueries = {
  /**
   * Creates the account of the link with hash $1, which is used up with the other registrations of its e-mail address. Returns no
   * row if the link was used or the e-mail address has an account by now.
   */
  confirm: {
    row: z.object({ accountId: z.uuid(), visitorId: z.uuid(), email: z.string(), passwordHash: z.string() }),
    text: `
      WITH used AS (
        DELETE FROM account_letter WHERE token_hash = $1 AND kind = 'register' AND expires_at > now()
        RETURNING email, first_name, last_name, password_hash
      ), others AS (
        DELETE FROM account_letter l USING used u
        WHERE l.email = u.email AND l.kind = 'register' AND l.token_hash IS DISTINCT FROM $1
      )
      INSERT INTO account (visitor_id, email, first_name, last_name, password_hash)
      SELECT gen_random_uuid(), email, first_name, last_name, password_hash FROM used
      ON CONFLICT (email) DO NOTHING RETURNING id AS "accountId", visitor_id AS "visitorId", email, password_hash AS "passwordHash"`,
  },
} satisfies Readonly<Record<string, Query>>;
