import { z } from "zod";
import { keys, type Query } from "../../kernel/sql/query.js";
import { STRIPPABLE, STRIPPED } from "../../orders/contact-details.js";
import { ownerless } from "../../orders/order-owner.js";

/** Rows with e-mail address $2 that belong to no account. */
const unknownSender = (table: string, what: string) => `
  SELECT '${what}' AS what, e.created_at AS "createdAt" FROM ${table} e WHERE lower(e.email) = $2 AND ${ownerless("e")}`;

/** Condition on a table of enquiries: sent by visitor $1, or with e-mail address $2 and without another account. */
const theirs = (alias: string) => `(${alias}.visitor_id = $1 OR (lower(${alias}.email) = $2 AND ${ownerless(alias)}))`;

const sent = z.array(z.looseObject({ createdAt: z.string() }));

export const ownDataQueries = {
  /** The cart of visitor $1. */
  cart: {
    row: z.object({
      name: z.string().nullable(),
      quantity: z.int(),
      widthInches: z.number(),
      heightInches: z.number(),
      material: z.string(),
      color: z.string(),
      customizations: z.array(z.object({ name: z.string(), value: z.string() })),
      addedAt: z.date(),
    }),
    text: `
      SELECT p.name, l.quantity, l.width::float8 AS "widthInches", l.height::float8 AS "heightInches", l.material, l.color,
        l.customizations, l.added_at AS "addedAt"
      FROM cart c JOIN cart_line l ON l.cart_id = c.id LEFT JOIN product p ON p.id = l.product_id
      WHERE c.visitor_id = $1 ORDER BY l.added_at`,
  },
  /** The enquiries and the cart's note of visitor $1, and the enquiries of e-mail address $2. */
  enquiries: {
    row: z.object({
      quoteRequests: sent,
      messages: sent,
      sampleRequests: sent,
      fromUnknownSenders: sent,
      cartNote: z.string().nullable(),
      mailingList: z.object({ requestedAt: z.string(), confirmedAt: z.string().nullable() }).nullable(),
    }),
    text: `
      SELECT
        ARRAY(SELECT to_json(q) FROM (
          SELECT id, name, email, phone, postcode, message, created_at AS "createdAt" FROM quote_request
          WHERE visitor_id = $1 ORDER BY created_at) q) AS "quoteRequests",
        ARRAY(SELECT to_json(m) FROM (
          SELECT id, name, email, phone, message, created_at AS "createdAt" FROM contact_message
          WHERE visitor_id = $1 ORDER BY created_at) m) AS messages,
        ARRAY(SELECT to_json(s) FROM (
          SELECT id, name, email, address, city, postcode, samples, created_at AS "createdAt" FROM sample_request
          WHERE visitor_id = $1 ORDER BY created_at) s) AS "sampleRequests",
        ARRAY(SELECT to_json(u) FROM (
          ${unknownSender("quote_request", "request for a quote")} UNION ALL ${unknownSender("contact_message", "message")}
          UNION ALL ${unknownSender("sample_request", "request for samples")} ORDER BY "createdAt") u) AS "fromUnknownSenders",
        (SELECT note FROM cart WHERE visitor_id = $1) AS "cartNote",
        (SELECT to_json(l) FROM (
          SELECT requested_at AS "requestedAt", confirmed_at AS "confirmedAt" FROM subscription WHERE email = $2) l)
          AS "mailingList"`,
  },
  /**
   * Deletes all rows of visitor $1 and e-mail address $2, except those of another account; returns the ids that e-mails may refer
   * to.
   */
  remove: {
    row: z.object({ removed: z.array(z.uuid()) }),
    text: `
      WITH carts AS (
        DELETE FROM cart WHERE visitor_id = $1
      ), quotes AS (
        DELETE FROM quote_request q WHERE ${theirs("q")} RETURNING q.id
      ), messages AS (
        DELETE FROM contact_message m WHERE ${theirs("m")} RETURNING m.id
      ), samples AS (
        DELETE FROM sample_request s WHERE ${theirs("s")} RETURNING s.id
      ), subscriptions AS (
        DELETE FROM subscription WHERE email = $2 RETURNING id
      ), letters AS (
        DELETE FROM account_letter l
        WHERE l.email = $2 OR l.account_id = (SELECT a.id FROM account a WHERE a.visitor_id = $1) RETURNING id
      )
      SELECT ARRAY(
        SELECT id FROM quotes UNION ALL SELECT id FROM messages UNION ALL SELECT id FROM samples
        UNION ALL SELECT id FROM subscriptions UNION ALL SELECT id FROM letters) AS removed`,
  },
  /** Detaches the orders of visitor $1 and e-mail address $2 from the account, except those of another account. */
  leaveOrders: {
    row: keys,
    text: `
      UPDATE orders o SET visitor_id = gen_random_uuid(), owner_left_at = now()
      WHERE o.visitor_id = $1 OR (lower(o.email) = $2 AND ${ownerless("o")}) RETURNING o.id`,
  },
  /** Strips the finished ones of orders $1. */
  stripOrders: {
    row: keys,
    text: `UPDATE orders t SET ${STRIPPED} WHERE t.id = ANY ($1::uuid[]) AND ${STRIPPABLE} RETURNING t.id`,
  },
} satisfies Readonly<Record<string, Query>>;
