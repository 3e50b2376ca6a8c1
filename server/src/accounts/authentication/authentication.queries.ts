import { z } from "zod";
import { keys, type Query } from "../../kernel/sql/query.js";
import { keyOfMoved, ownedBy } from "../../orders/order-owner.js";

const ADOPT_HELD = `UPDATE held_quote h SET visitor_id = $2, ${keyOfMoved("held_quote", "h", "$2")} WHERE h.visitor_id = $1`;

export const authenticationQueries = {
  /** Starts a sign-in of account $1 on device $2. Ends sign-in $3, and the account's sign-ins whose session has expired. */
  start: {
    row: keys,
    text: `
      WITH former AS (
        DELETE FROM sign_in i WHERE i.id = $3
          OR (i.account_id = $1 AND NOT EXISTS (SELECT FROM session s WHERE s.sess->>'signInId' = i.id::text))
        RETURNING id
      ), gone AS (
        DELETE FROM session s USING former f WHERE s.sess->>'signInId' = f.id::text
      )
      INSERT INTO sign_in (account_id, device) VALUES ($1, $2) RETURNING id`,
  },
  /** Ends sign-in $2 of account $1, or all if $2 is null, with their sessions. */
  end: {
    row: keys,
    text: `
      WITH ended AS (
        DELETE FROM sign_in WHERE account_id = $1 AND id = coalesce($2, id) RETURNING id
      ), gone AS (
        DELETE FROM session s USING ended e WHERE s.sess->>'signInId' = e.id::text
      )
      SELECT id FROM ended`,
  },
  /** Stores session $1 with content $2 until $3, in seconds since 1970. */
  storeSession: {
    row: z.object({ sid: z.string() }),
    text: "INSERT INTO session (sid, sess, expire) VALUES ($1, $2, to_timestamp($3)) RETURNING sid",
  },
  /** Assigns orders, held quotes, visits, enquiries and photos of problems of visitor $1 to visitor $2. */
  adopt: {
    row: keys,
    text: `
      WITH quotes AS (
        UPDATE quote_request SET visitor_id = $2 WHERE visitor_id = $1
      ), messages AS (
        UPDATE contact_message SET visitor_id = $2 WHERE visitor_id = $1
      ), samples AS (
        UPDATE sample_request SET visitor_id = $2 WHERE visitor_id = $1
      ), visits AS (
        UPDATE visit SET visitor_id = $2 WHERE visitor_id = $1
      ), photos AS (
        UPDATE order_problem_photo SET visitor_id = $2 WHERE visitor_id = $1
      ), held AS (
        ${ADOPT_HELD}
      )
      UPDATE orders o SET ${ownedBy("$2")} WHERE o.visitor_id = $1 RETURNING o.id`,
  },
  /**
   * The same for the held quotes that were made while that statement waited, which it does not see: of a request that the shop was just
   * answering, or of a quote that was just priced anew.
   */
  adoptHeldMeanwhile: { row: keys, text: `${ADOPT_HELD} RETURNING h.id` },
} satisfies Readonly<Record<string, Query>>;
