import { z } from "zod";
import { keys, type Query } from "../../kernel/sql/query.js";
import { MERGE_PROPOSAL_DAYS } from "../../rules/retention-periods.js";

/** Conditions on `customer_merge m`: it can still be answered; and it concerns an e-mail address. */
const OPEN = "m.state = 'OPEN' AND m.expires_at > now()";
const concerns = (email: string) => `${email} IN (m.kept_email, m.leaving_email)`;

/** SQL: the state of `customer_merge m` as people see it. */
export const MERGE_STATE = "CASE WHEN m.state = 'OPEN' AND m.expires_at <= now() THEN 'EXPIRED' ELSE m.state::text END";

const linkRow = z.object({
  id: z.uuid(),
  /** Whether the link is that of the address whose account stays. */
  isKept: z.boolean(),
  keptEmail: z.string(),
  leavingEmail: z.string(),
  /** The address of the link. */
  email: z.string(),
  hasAccount: z.boolean(),
  expiresAt: z.date(),
});

/** An open proposal, as one of its links leads to it. */
export type LinkedMerge = z.output<typeof linkRow>;

const OF_LINK = `
  SELECT m.id, own.is_kept AS "isKept", m.kept_email AS "keptEmail", m.leaving_email AS "leavingEmail", own.email,
    EXISTS (SELECT FROM account a WHERE a.email = own.email) AS "hasAccount", m.expires_at AS "expiresAt"
  FROM customer_merge m CROSS JOIN LATERAL (
    SELECT is_kept, CASE WHEN is_kept THEN m.kept_email ELSE m.leaving_email END AS email
    FROM (SELECT m.kept_token_hash IS NOT DISTINCT FROM $1 AS is_kept) link
  ) own WHERE (m.kept_token_hash = $1 OR m.leaving_token_hash = $1) AND ${OPEN}`;

export const customerMergeQueries = {
  /** Makes those who propose, answer or erase what concerns the addresses $1 wait for each other until the end of their transactions. */
  lockEmails: {
    row: z.object({ locked: z.literal("") }),
    text: `
      SELECT pg_advisory_xact_lock(hashtextextended(sorted.email, 0))::text AS locked
      FROM (SELECT DISTINCT email FROM unnest($1::text[]) AS given(email) ORDER BY email) sorted`,
  },
  /** Whether $1 has an account, and whether an open proposal concerns $1 or $2. */
  canPropose: {
    row: z.object({ hasKeptAccount: z.boolean(), isProposed: z.boolean() }),
    text: `
      SELECT EXISTS (SELECT FROM account WHERE email = $1) AS "hasKeptAccount",
        EXISTS (SELECT FROM customer_merge m WHERE ${OPEN} AND (${concerns("$1")} OR ${concerns("$2")})) AS "isProposed"`,
  },
  /** Proposes that $1, whose account stays, and $2 are one customer's, for reason $3, by member $4 of staff. */
  propose: {
    row: keys,
    text: `
      INSERT INTO customer_merge (kept_email, leaving_email, reason, staff_id, expires_at)
      VALUES ($1, $2, $3, $4, now() + interval '${MERGE_PROPOSAL_DAYS} days') RETURNING id`,
  },
  /** The open proposal of the link whose token has the hash $1. */
  ofLink: { row: linkRow, text: OF_LINK },
  /** The same, locked. */
  lockOfLink: { row: linkRow, text: `${OF_LINK} FOR UPDATE OF m` },
  /** Proposal $1, locked, with the addresses that it concerns, if it is open. */
  lockOpen: {
    row: z.object({ keptEmail: z.string(), leavingEmail: z.string() }),
    text: `
      SELECT m.kept_email AS "keptEmail", m.leaving_email AS "leavingEmail"
      FROM customer_merge m WHERE m.id = $1 AND ${OPEN} FOR UPDATE`,
  },
  /** Keeps that the owner of the kept address ($2) or of the other one (not $2) has confirmed proposal $1. Their link is used up. */
  confirm: {
    row: z.object({ isAgreed: z.boolean() }),
    text: `
      UPDATE customer_merge SET
        kept_confirmed_at = CASE WHEN $2 THEN now() ELSE kept_confirmed_at END,
        kept_token_hash = CASE WHEN $2 THEN NULL ELSE kept_token_hash END,
        leaving_confirmed_at = CASE WHEN $2 THEN leaving_confirmed_at ELSE now() END,
        leaving_token_hash = CASE WHEN $2 THEN leaving_token_hash ELSE NULL END
      WHERE id = $1 RETURNING kept_confirmed_at IS NOT NULL AND leaving_confirmed_at IS NOT NULL AS "isAgreed"`,
  },
  /** Ends proposal $1 in the state $2, with $3 pieces left out of the cart. No link of it works any more. */
  end: {
    row: keys,
    text: `
      UPDATE customer_merge SET state = $2, ended_at = now(), kept_token_hash = NULL, leaving_token_hash = NULL, pieces_left_out = $3
      WHERE id = $1 AND state = 'OPEN' RETURNING id`,
  },
  /** Ends what is proposed about the address $1: it is the address of an account now, or no longer. */
  endOfEmail: {
    row: keys,
    text: `
      UPDATE customer_merge m SET state = 'WITHDRAWN', ended_at = now(), kept_token_hash = NULL, leaving_token_hash = NULL
      WHERE ${OPEN} AND ${concerns("$1")} RETURNING m.id`,
  },
  /** What the mails of proposal $1 need. */
  toMail: {
    row: z.object({
      keptEmail: z.string(),
      leavingEmail: z.string(),
      expiresAt: z.date(),
      isOpen: z.boolean(),
      isMerged: z.boolean(),
      hasKeptConfirmed: z.boolean(),
      hasLeavingConfirmed: z.boolean(),
      hasLeavingAccount: z.boolean(),
      piecesLeftOut: z.int(),
    }),
    text: `
      SELECT m.kept_email AS "keptEmail", m.leaving_email AS "leavingEmail", m.expires_at AS "expiresAt", ${OPEN} AS "isOpen",
        m.state = 'MERGED' AS "isMerged", m.kept_confirmed_at IS NOT NULL AS "hasKeptConfirmed",
        m.leaving_confirmed_at IS NOT NULL AS "hasLeavingConfirmed", m.pieces_left_out AS "piecesLeftOut",
        EXISTS (SELECT FROM account a WHERE a.email = m.leaving_email) AS "hasLeavingAccount"
      FROM customer_merge m WHERE m.id = $1`,
  },
  /** Keeps the hash $2 of the token of the mail to the kept address ($3) or to the other one of proposal $1. */
  keepToken: {
    row: keys,
    text: `
      UPDATE customer_merge SET kept_token_hash = CASE WHEN $3 THEN $2 ELSE kept_token_hash END,
        leaving_token_hash = CASE WHEN $3 THEN leaving_token_hash ELSE $2 END
      WHERE id = $1 AND state = 'OPEN' RETURNING id`,
  },
} satisfies Readonly<Record<string, Query>>;

export type MailedMerge = z.output<typeof customerMergeQueries.toMail.row>;
