import { z } from "zod";
import { keys, type Query } from "../../kernel/sql/query.js";

export const credentialQueries = {
  /** Uses the password reset link with hash $1. It is valid while its e-mail address is the account's. */
  useReset: {
    row: z.object({
      accountId: z.uuid(),
      visitorId: z.uuid(),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
    }),
    text: `
      WITH used AS (
        DELETE FROM account_letter WHERE token_hash = $1 AND kind = 'reset-password' AND expires_at > now()
        RETURNING email, account_id
      )
      SELECT a.id AS "accountId", a.visitor_id AS "visitorId", a.email, a.first_name AS "firstName", a.last_name AS "lastName"
      FROM used u JOIN account a ON a.id = u.account_id AND a.email = u.email`,
  },
  /** Uses the link with hash $1, and voids password reset links sent to the old e-mail address. */
  useNewEmail: {
    row: z.object({ accountId: z.uuid(), email: z.string() }),
    text: `
      WITH used AS (
        DELETE FROM account_letter WHERE token_hash = $1 AND kind = 'new-email' AND expires_at > now()
        RETURNING account_id, email
      ), resets AS (
        DELETE FROM account_letter l USING used u WHERE l.account_id = u.account_id AND l.kind = 'reset-password'
      )
      SELECT account_id AS "accountId", email FROM used`,
  },
  /** Gives account $1 the e-mail address $2; returns no row if another account has it by now. */
  takeEmail: {
    row: keys,
    text: `UPDATE account SET email = $2 WHERE id = $1 AND NOT EXISTS (SELECT FROM account WHERE email = $2) RETURNING id`,
  },
  /** Gives account $1 the password hash $2, and voids its open links. */
  setPassword: {
    row: keys,
    text: `
      WITH links AS (
        DELETE FROM account_letter WHERE account_id = $1 AND kind IN ('reset-password', 'new-email')
      )
      UPDATE account SET password_hash = $2 WHERE id = $1 RETURNING id`,
  },
  /** Moves the mailing list subscription from e-mail address $1 to $2; both are confirmed. */
  moveSubscription: {
    row: keys,
    text: `
      WITH former AS (
        UPDATE subscription SET confirmed_at = NULL WHERE email = $1 AND confirmed_at IS NOT NULL RETURNING id
      )
      INSERT INTO subscription (email, confirmed_at) SELECT $2, now() FROM former
      ON CONFLICT (email) DO UPDATE SET confirmed_at = coalesce(subscription.confirmed_at, now()) RETURNING id`,
  },
} satisfies Readonly<Record<string, Query>>;
