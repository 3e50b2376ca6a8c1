import { keys, type Query } from "../../kernel/sql/query.js";

export const mailingListQueries = {
  /**
   * Confirms the subscription of the token with hash $1. Also voids the other links of the e-mail address, so that an old mail
   * can't undo a later unsubscription.
   */
  confirm: {
    row: keys,
    text: `
      WITH proof AS (
        SELECT subscription_id FROM subscription_token
        WHERE hash = $1 AND purpose = 'confirm' AND expires_at > now() FOR UPDATE
      ), used AS (
        DELETE FROM subscription_token t USING proof p
        WHERE t.subscription_id = p.subscription_id AND t.purpose = 'confirm'
      )
      UPDATE subscription s SET confirmed_at = now() FROM proof p WHERE s.id = p.subscription_id RETURNING s.id`,
  },
  /** Ends the subscription of the token with hash $1. */
  unsubscribe: {
    row: keys,
    text: `UPDATE subscription s SET confirmed_at = NULL FROM subscription_token t
      WHERE t.hash = $1 AND t.purpose = 'unsubscribe' AND s.id = t.subscription_id RETURNING s.id`,
  },
} satisfies Readonly<Record<string, Query>>;
