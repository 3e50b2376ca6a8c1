import type { SessionData } from "express-session";
import { z } from "zod";
import { keys, queryFrom, rowAsJson, type Query } from "../../kernel/sql/query.js";

const sessionKey = z.object({ sid: z.string() });

const content = z.custom<SessionData>((stored) => z.object({ cookie: z.object() }).safeParse(stored).success);

/** Session $1. A signed-in session is valid only while its sign-in exists, even if it was stored again. */
const SESSION = `s.sid = $1 AND s.expire >= now()
  AND (s.sess->>'signInId' IS NULL OR EXISTS (SELECT FROM sign_in i WHERE i.id = (s.sess->>'signInId')::uuid))`;

/** The content of session $1, and the row of a query about its visitor, or null. */
export const sessionWith = queryFrom((query) => ({
  ...(query.name !== undefined && { name: `session-with-${query.name}` }),
  row: z.object({ sess: content, found: query.row.nullable() }),
  text: `SELECT s.sess, ${rowAsJson(query, "(s.sess->>'visitorId')::uuid")} AS found FROM session s WHERE ${SESSION}`,
}));

export const sessionQueries = {
  /** The content of session $1. */
  read: {
    name: "session-read",
    row: z.object({ sess: content }),
    text: `SELECT s.sess FROM session s WHERE ${SESSION}`,
  },
  /**
   * Stores session $1 with content $2 until $3, in seconds since 1970. A new session need not be on disk at once: the commit of
   * its cart flushes the log, which already holds the session. The setting lasts for this statement's transaction and takes no
   * extra statement.
   */
  store: {
    name: "session-store",
    row: sessionKey,
    text: `INSERT INTO session (sid, sess, expire)
      SELECT $1, $2::json, to_timestamp($3) FROM set_config('synchronous_commit', 'off', true)
      ON CONFLICT (sid) DO UPDATE SET sess = excluded.sess, expire = excluded.expire RETURNING sid`,
  },
  /**
   * Replaces hash $2 of the refresh token of session $1 by $3 at $4, unless the session started before $6, both in milliseconds
   * since 1970; it then lasts until $5, in seconds.
   */
  rotate: {
    row: sessionKey,
    text: `
      UPDATE session SET expire = to_timestamp($5),
        sess = (sess::jsonb || jsonb_build_object('refreshHash', $3::text, 'renewedAt', $4::float8))::json
      WHERE sid = $1 AND sess->>'refreshHash' = $2 AND expire >= now() AND (sess->>'startedAt')::float8 > $6
        AND EXISTS (SELECT FROM sign_in i WHERE i.id = (sess->>'signInId')::uuid)
      RETURNING sid`,
  },
  /** Ends session $1 and its sign-in if it has a refresh token. */
  endFamily: {
    row: keys,
    text: `
      WITH ended AS (
        DELETE FROM session WHERE sid = $1 AND sess->>'refreshHash' IS NOT NULL RETURNING sess->>'signInId' AS sign_in_id
      )
      DELETE FROM sign_in i USING ended e WHERE i.id::text = e.sign_in_id RETURNING i.id`,
  },
  remove: { name: "session-remove", row: sessionKey, text: "DELETE FROM session WHERE sid = $1 RETURNING sid" },
} satisfies Readonly<Record<string, Query>>;
