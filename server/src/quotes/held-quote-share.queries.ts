import { z } from "zod";
import type { Query } from "../kernel/sql/query.js";

const quoteKey = z.object({ quoteId: z.uuid() });

export const heldQuoteShareQueries = {
  /** Gives quote $1 the link with hash $2, which ends the one before; no row where the quote was removed. */
  make: {
    row: quoteKey,
    text: `
      INSERT INTO held_quote_share (quote_id, hash) SELECT q.id, $2 FROM held_quote q WHERE q.id = $1 FOR KEY SHARE
      ON CONFLICT (quote_id) DO UPDATE SET hash = excluded.hash, made_at = now() RETURNING quote_id AS "quoteId"`,
  },
  /** Ends the link of quote $1; no row where it has none. */
  end: { row: quoteKey, text: `DELETE FROM held_quote_share WHERE quote_id = $1 RETURNING quote_id AS "quoteId"` },
  /** The quote of the link with hash $1. The link can't end before the transaction does, and agreements wait for each other. */
  lock: {
    row: quoteKey,
    text: `SELECT quote_id AS "quoteId" FROM held_quote_share WHERE hash = $1 FOR UPDATE`,
  },
  /** Keeps that $2 agrees to quote $1 with comment $3, in the place of the agreement before. */
  agree: {
    row: quoteKey,
    text: `
      INSERT INTO held_quote_agreement (quote_id, name, comment) VALUES ($1, $2, $3)
      ON CONFLICT (quote_id) DO UPDATE SET name = excluded.name, comment = excluded.comment, agreed_at = now()
      RETURNING quote_id AS "quoteId"`,
  },
  /**
   * The agreement to quote $1 for the mail to who has the quote: to the account's e-mail address, or else to the one that the quote
   * was mailed to. No row where there is neither, or nobody has agreed.
   */
  agreementToMail: {
    row: z.object({
      number: z.string(),
      email: z.string(),
      isEmailConfirmed: z.boolean(),
      name: z.string(),
      comment: z.string().nullable(),
    }),
    text: `
      SELECT q.number, coalesce(a.email, q.email) AS email, a.email IS NOT NULL AS "isEmailConfirmed", g.name, g.comment
      FROM held_quote q JOIN held_quote_agreement g ON g.quote_id = q.id LEFT JOIN account a ON a.visitor_id = q.visitor_id
      WHERE q.id = $1 AND coalesce(a.email, q.email) IS NOT NULL`,
  },
} satisfies Readonly<Record<string, Query>>;
