import { z } from "zod";
import { keys, type Query } from "../../kernel/sql/query.js";
import {
  FRESH_CODE_MINUTES,
  STAFF_CODE_MINUTES,
  STAFF_IDLE_MINUTES,
  STAFF_SESSION_HOURS,
} from "../../rules/retention-periods.js";
import { StaffRole } from "../access/permissions.js";

export const staffSessionQueries = {
  /** The session with token hash $1, unless it has ended or its member has left; from now on it was used now. */
  use: {
    row: z.object({
      sessionId: z.uuid(),
      staffId: z.uuid(),
      email: z.string(),
      role: z.enum(StaffRole),
      isComplete: z.boolean(),
      isFresh: z.boolean(),
    }),
    text: `
      UPDATE staff_session s SET last_seen_at = greatest(now(), s.started_at) FROM staff m
      WHERE s.token_hash = $1 AND m.id = s.staff_id AND m.left_at IS NULL
        AND s.started_at > now() - interval '${STAFF_SESSION_HOURS} hours'
        AND s.last_seen_at > now() - interval '${STAFF_IDLE_MINUTES} minutes'
        AND (s.proved_at IS NOT NULL OR s.started_at > now() - interval '${STAFF_CODE_MINUTES} minutes')
      RETURNING s.id AS "sessionId", m.id AS "staffId", m.email, m.role, s.proved_at IS NOT NULL AS "isComplete",
        coalesce(s.proved_at > now() - interval '${FRESH_CODE_MINUTES} minutes', false) AS "isFresh"`,
  },
  /** Starts a session of member $1 with token hash $2; complete if $3. Sessions of the member that are over go. */
  start: {
    row: keys.extend({ hasPasskey: z.boolean() }),
    text: `
      WITH over AS (
        DELETE FROM staff_session WHERE staff_id = $1 AND started_at < now() - interval '${STAFF_SESSION_HOURS} hours'
      )
      INSERT INTO staff_session (staff_id, token_hash, proved_at) VALUES ($1, $2, CASE WHEN $3 THEN now() END)
      RETURNING id, EXISTS (SELECT FROM staff_passkey p WHERE p.staff_id = $1) AS "hasPasskey"`,
  },
  /** A code was given in session $1, whose token hash is $2 from now on. */
  prove: {
    row: keys,
    text: "UPDATE staff_session SET token_hash = $2, proved_at = greatest(now(), started_at) WHERE id = $1 RETURNING id",
  },
  /** Ends session $1. */
  end: { row: keys, text: "DELETE FROM staff_session WHERE id = $1 RETURNING id" },
  /** Ends all sessions of member $1. */
  endAll: { row: keys, text: "DELETE FROM staff_session WHERE staff_id = $1 RETURNING id" },
} satisfies Readonly<Record<string, Query>>;
