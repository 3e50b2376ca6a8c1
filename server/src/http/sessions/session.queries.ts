import type { SessionData } from "express-session";
import { z } from "zod";
import type { Query } from "../../kernel/sql/query.js";

const sessionKey = z.object({ sid: z.string() });

export const sessionQueries = {
  /** The content of session $1. A signed-in session is valid only while its sign-in exists, even if it was stored again. */
  read: {
    name: "session-read",
    row: z.object({
      sess: z.custom<SessionData>((stored) => z.object({ cookie: z.object() }).safeParse(stored).success),
    }),
    text: `SELECT s.sess FROM session s WHERE s.sid = $1 AND s.expire >= now()
      AND (s.sess->>'signInId' IS NULL OR EXISTS (SELECT FROM sign_in i WHERE i.id = (s.sess->>'signInId')::uuid))`,
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
  remove: { name: "session-remove", row: sessionKey, text: "DELETE FROM session WHERE sid = $1 RETURNING sid" },
} satisfies Readonly<Record<string, Query>>;
