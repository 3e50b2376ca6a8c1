import { z } from "zod";
import { keys, type Query } from "../../kernel/sql/query.js";
import { theirs } from "../../orders/order-owner.js";
import { firstSaved } from "../account/account.queries.js";

const ADDRESS = ["first_name", "last_name", "phone_number", "address", "address_line2", "city", "state", "zip_code"];

/** Two saved addresses say the same. */
const IS_SAME_ADDRESS = ADDRESS.map((column) => `k.${column} IS NOT DISTINCT FROM s.${column}`).join(" AND ");

const MOVE_HELD = `UPDATE held_quote h SET visitor_id = $3, idempotency_key = h.id::text WHERE ${theirs("h")}`;

export const moveRecordQueries = {
  /** The accounts with the e-mail addresses $1, locked. */
  lockAccounts: {
    row: z.object({ accountId: z.uuid(), visitorId: z.uuid(), email: z.string() }),
    text: `
      SELECT a.id AS "accountId", a.visitor_id AS "visitorId", a.email FROM account a
      WHERE a.email = ANY ($1::text[]) ORDER BY a.id FOR UPDATE`,
  },
  /**
   * Gives visitor $3 the orders, held quotes, visits and enquiries that visitor $1 has sent, if there is one, and those with the e-mail
   * address $2 that no account has. Reviews, problems and invitations follow their orders. The idempotency key of an order and of a held
   * quote is replaced by its id: two that come from several sessions may have the same.
   */
  moveSent: {
    row: keys,
    text: `
      WITH quotes AS (
        UPDATE quote_request q SET visitor_id = $3 WHERE ${theirs("q")}
      ), messages AS (
        UPDATE contact_message m SET visitor_id = $3 WHERE ${theirs("m")}
      ), samples AS (
        UPDATE sample_request s SET visitor_id = $3 WHERE ${theirs("s")}
      ), visits AS (
        UPDATE visit v SET visitor_id = $3 WHERE ${theirs("v")}
      ), held AS (
        ${MOVE_HELD}
      ), photos AS (
        UPDATE order_problem_photo p SET visitor_id = $3 WHERE p.visitor_id = $1
      )
      UPDATE orders o SET visitor_id = $3, owner_left_at = NULL, idempotency_key = o.id::text WHERE ${theirs("o")} RETURNING o.id`,
  },
  /** The same for the held quotes that were made while that statement waited, which it does not see (see `adoptHeldMeanwhile`). */
  moveHeldMeanwhile: { row: keys, text: `${MOVE_HELD} RETURNING h.id` },
  /** Adds what account $2 has saved to what account $1 has, and its phone number where that one has none. */
  joinDetails: {
    row: keys,
    text: `
      UPDATE account k SET phone = coalesce(k.phone, l.phone),
        saved_product_ids = ${firstSaved("k.saved_product_ids", "l.saved_product_ids")},
        saved_inspiration_ids = ${firstSaved("k.saved_inspiration_ids", "l.saved_inspiration_ids")}
      FROM account l WHERE k.id = $1 AND l.id = $2 RETURNING k.id`,
  },
  /** Moves the addresses of account $2 to account $1, except those that it has too. Its own default stays, if it has one. */
  moveAddresses: {
    row: keys,
    text: `
      UPDATE saved_address s SET account_id = $1, idempotency_key = NULL, request_hash = NULL,
        is_default = s.is_default AND NOT EXISTS (SELECT FROM saved_address k WHERE k.account_id = $1)
      WHERE s.account_id = $2
        AND NOT EXISTS (SELECT FROM saved_address k WHERE k.account_id = $1 AND ${IS_SAME_ADDRESS}) RETURNING s.id`,
  },
  /** Puts $2 on the mailing list where $1 is on it, which leaves it. Both are confirmed. */
  moveSubscription: {
    row: keys,
    text: `
      WITH former AS (
        DELETE FROM subscription WHERE email = $1 AND confirmed_at IS NOT NULL RETURNING id
      )
      INSERT INTO subscription (email, confirmed_at) SELECT $2, now() FROM former
      ON CONFLICT (email) DO UPDATE SET confirmed_at = coalesce(subscription.confirmed_at, now()) RETURNING id`,
  },
  /** Removes the cart and the project of visitor $1, whose contents are another's by now. */
  removeEmptied: {
    row: z.object({ removed: z.int() }),
    text: `
      WITH carts AS (
        DELETE FROM cart WHERE visitor_id = $1 RETURNING id
      ), projects AS (
        DELETE FROM project WHERE visitor_id = $1 RETURNING id
      )
      SELECT (SELECT count(*)::int FROM carts) + (SELECT count(*)::int FROM projects) AS removed`,
  },
} satisfies Readonly<Record<string, Query>>;
