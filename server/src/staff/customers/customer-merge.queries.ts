import { z } from "zod";
import { MERGE_STATE } from "../../accounts/merging/customer-merge.queries.js";
import type { Query } from "../../kernel/sql/query.js";
import { MergeState } from "./merge-state.js";

const mergeRow = z.object({
  id: z.uuid(),
  otherEmail: z.string(),
  isKept: z.boolean(),
  reason: z.string(),
  state: z.enum(MergeState),
  proposedAt: z.date(),
  proposedBy: z.string().nullable(),
  expiresAt: z.date(),
  endedAt: z.date().nullable(),
  hasConfirmed: z.boolean(),
  hasOtherConfirmed: z.boolean(),
});

/** A proposal as the page of one of the two customers shows it. */
export type CustomerMergeRow = z.output<typeof mergeRow>;

/** Of the customer with e-mail address $1. */
const MERGES = `
  SELECT m.id, CASE WHEN own.is_kept THEN m.leaving_email ELSE m.kept_email END AS "otherEmail", own.is_kept AS "isKept", m.reason,
    ${MERGE_STATE} AS state, m.proposed_at AS "proposedAt", s.email AS "proposedBy", m.expires_at AS "expiresAt",
    m.ended_at AS "endedAt",
    (CASE WHEN own.is_kept THEN m.kept_confirmed_at ELSE m.leaving_confirmed_at END) IS NOT NULL AS "hasConfirmed",
    (CASE WHEN own.is_kept THEN m.leaving_confirmed_at ELSE m.kept_confirmed_at END) IS NOT NULL AS "hasOtherConfirmed"
  FROM customer_merge m CROSS JOIN LATERAL (SELECT m.kept_email = $1 AS is_kept) own LEFT JOIN staff s ON s.id = m.staff_id
  WHERE $1 IN (m.kept_email, m.leaving_email)`;

export const staffMergeQueries = {
  /** What is proposed about the customer with e-mail address $1, the latest first. */
  ofEmail: { row: mergeRow, text: `${MERGES} ORDER BY m.proposed_at DESC, m.id LIMIT 50` },
  /** The one of them with id $2. */
  byId: { row: mergeRow, text: `${MERGES} AND m.id = $2` },
} satisfies Readonly<Record<string, Query>>;
