import { z } from "zod";
import { keys, type Query } from "../../kernel/sql/query.js";
import { LINE_STRIPPED, STRIPPABLE, STRIPPED } from "../../orders/contact-details.js";
import { ownerless, theirs } from "../../orders/order-owner.js";
import { REVIEW_KEY } from "../../orders/purchase.js";
import { PREVIEW } from "../../problems/problem.queries.js";
import { MERGE_STATE } from "../merging/customer-merge.queries.js";

/** Rows with e-mail address $2 that belong to no account. */
const unknownSender = (table: string, what: string) => `
  SELECT '${what}' AS what, e.created_at AS "createdAt" FROM ${table} e WHERE lower(e.email) = $2 AND ${ownerless("e")}`;

const sent = z.array(z.looseObject({ createdAt: z.string() }));
const sentRow = { quoteRequests: sent, messages: sent, sampleRequests: sent };

const sentRows = (table: string, columns: string, where: string) => `
  ARRAY(SELECT to_json(r) FROM (
    SELECT ${columns}, e.created_at AS "createdAt",
      ARRAY(SELECT a.text FROM enquiry_answer a WHERE a.${table}_id = e.id ORDER BY a.answered_at) AS answers
    FROM ${table} e WHERE ${where} ORDER BY e.created_at) r)`;

/** The project that was sent with a quote request. */
const SENT_PROJECT = "(SELECT p.contents FROM attached_project p WHERE p.quote_request_id = e.id) AS project";

/** The photos of its windows by their keys, for the account that has sent them. */
const OWN_PHOTOS = `
  (SELECT json_object_agg(f.window_key, 'data:image/jpeg;base64,' || ${PREVIEW}) FROM attached_photo f WHERE f.quote_request_id = e.id) AS "projectPhotos"`;

/** How many photos came with it, for who has only the e-mail address: it was typed, and photos show a home (decision 49). */
const PHOTO_COUNT = `
  (SELECT count(*)::int FROM attached_photo f WHERE f.quote_request_id = e.id) AS "projectPhotoCount"`;

/** Select list of the enquiries under a condition on their tables, aliased `e`, with what of the photos of their projects. */
const enquiriesOf = (where: string, photos: string) => `
  ${sentRows("quote_request", `e.id, e.name, e.email, e.phone, e.postcode, e.message, ${SENT_PROJECT}, ${photos}`, where)} AS "quoteRequests",
  ${sentRows("contact_message", "e.id, e.name, e.email, e.phone, e.message", where)} AS messages,
  ${sentRows("sample_request", `e.id, e.name, e.email, e.address, e.city, e.postcode, e.samples, e.samples_sent_at AS "samplesSentAt"`, where)} AS "sampleRequests"`;

/** Order number and review key of all that was bought with the orders under a condition on their table, aliased `o`. */
const bought = (where: string) => `
  SELECT DISTINCT o.number, ${REVIEW_KEY} AS key FROM orders o JOIN order_line l ON l.order_id = o.id WHERE ${where}`;

const reviewRow = z.object({
  orderNumber: z.string(),
  product: z.string(),
  rating: z.int(),
  comment: z.string(),
  name: z.string(),
  location: z.string(),
  writtenOn: z.string(),
  isPublished: z.boolean(),
  answer: z.string().nullable(),
});

/** The reviews that buyers wrote of the orders under a condition on their table, aliased `o`. */
const reviewsOf = (where: string) => `
  ARRAY(SELECT to_json(w) FROM (
    SELECT b.number AS "orderNumber", p.name AS product, r.rating, r.comment, r.user_name AS name, r.user_location AS location,
      r.review_date AS "writtenOn", r.is_published AS "isPublished", r.answer
    FROM (${bought(where)}) b JOIN review r ON r.idempotency_key = b.key JOIN product p ON p.id = r.product_id
    ORDER BY r.id) w)`;

const problemRow = z.object({
  orderNumber: z.string(),
  kind: z.string(),
  state: z.string(),
  agreed: z.string().nullable(),
  reportedAt: z.string(),
  messages: z.array(z.object({ text: z.string(), isFromShop: z.boolean(), writtenAt: z.string() })),
  photos: z.array(z.string()),
});

/** The reported problems of the orders under a condition on their table, aliased `o`; photos as `data:` URLs, as the order's page shows them. */
const problemsOf = (where: string) => `
  ARRAY(SELECT to_json(w) FROM (
    SELECT o.number AS "orderNumber", p.kind, p.state, p.agreed, p.reported_at AS "reportedAt",
      ARRAY(SELECT json_build_object('text', m.text, 'isFromShop', m.staff_id IS NOT NULL, 'writtenAt', m.written_at)
        FROM order_problem_message m WHERE m.problem_id = p.id ORDER BY m.written_at, m.id) AS messages,
      ARRAY(SELECT 'data:image/jpeg;base64,' || ${PREVIEW}
        FROM order_problem_photo f WHERE f.problem_id = p.id ORDER BY f.position) AS photos
    FROM orders o JOIN order_problem p ON p.order_id = o.id WHERE ${where} ORDER BY p.reported_at, p.id) w)`;

const visitRow = z.looseObject({ startsAt: z.string(), state: z.string() });

/** The visits under a condition on their table, aliased `e`. */
const visitsOf = (where: string) => `
  ARRAY(SELECT to_json(w) FROM (
    SELECT o.number AS "orderNumber", e.state, e.starts_at AS "startsAt", e.ends_at AS "endsAt", e.name, e.email, e.phone, e.address,
      e.city, e.postcode, e.notes, e.outcome_note AS "outcomeNote"
    FROM visit e LEFT JOIN orders o ON o.id = e.order_id WHERE ${where} ORDER BY e.starts_at) w)`;

const heldQuoteRow = z.object({
  number: z.string(),
  madeAt: z.string(),
  heldUntil: z.string(),
  email: z.string().nullable(),
  totalPence: z.number(),
  sharedAt: z.string().nullable(),
  agreement: z.object({ name: z.string(), comment: z.string().nullable(), agreedAt: z.string() }).nullable(),
  lines: z.array(z.looseObject({ name: z.string(), quantity: z.int() })),
});

/** The quotes whose prices are held, under a condition on their table, aliased `e`. */
const heldQuotesOf = (where: string) => `
  ARRAY(SELECT to_json(w) FROM (
    SELECT e.number, e.made_at AS "madeAt", e.held_until AS "heldUntil", e.email, e.total_pence AS "totalPence",
      (SELECT s.made_at FROM held_quote_share s WHERE s.quote_id = e.id) AS "sharedAt",
      (SELECT json_build_object('name', g.name, 'comment', g.comment, 'agreedAt', g.agreed_at)
        FROM held_quote_agreement g WHERE g.quote_id = e.id) AS agreement,
      ARRAY(SELECT json_build_object('name', l.name, 'quantity', l.quantity, 'widthInches', l.width, 'heightInches', l.height,
          'material', l.material, 'color', l.color, 'customizations', l.customizations, 'roomName', l.room_name,
          'windowName', l.window_name, 'totalPence', l.total_pence)
        FROM held_quote_line l WHERE l.quote_id = e.id ORDER BY l.position) AS lines
    FROM held_quote e WHERE ${where} ORDER BY e.made_at, e.id) w)`;

const mergeRow = z.looseObject({ state: z.string(), proposedAt: z.string() });

/**
 * What staff have proposed about merging the customer with an e-mail address, such as $2. It says neither why nor what the other address
 * is: that one may be a stranger's.
 */
const mergesOf = (email: string) => `
  ARRAY(SELECT to_json(w) FROM (
    SELECT ${MERGE_STATE} AS state, m.proposed_at AS "proposedAt", m.expires_at AS "expiresAt", m.ended_at AS "endedAt",
      m.kept_email = ${email} AS "keepsThisAddress",
      CASE WHEN m.kept_email = ${email} THEN m.kept_confirmed_at ELSE m.leaving_confirmed_at END AS "confirmedAt"
    FROM customer_merge m WHERE ${email} IN (m.kept_email, m.leaving_email) ORDER BY m.proposed_at, m.id) w)`;

const subscriptionRow = z.object({ requestedAt: z.string(), confirmedAt: z.string().nullable() }).nullable();

/** The subscription of an e-mail address, such as $2. */
const subscriptionOf = (email: string) => `
  (SELECT to_json(l) FROM (
    SELECT requested_at AS "requestedAt", confirmed_at AS "confirmedAt" FROM subscription WHERE email = ${email}) l)`;

const REMOVE_HELD = `DELETE FROM held_quote h WHERE ${theirs("h")} RETURNING h.id`;

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
      roomName: z.string().nullable(),
      windowName: z.string().nullable(),
      addedAt: z.date(),
    }),
    text: `
      SELECT p.name, l.quantity, l.width::float8 AS "widthInches", l.height::float8 AS "heightInches", l.material, l.color,
        l.customizations, l.room_name AS "roomName", l.window_name AS "windowName", l.added_at AS "addedAt"
      FROM cart c JOIN cart_line l ON l.cart_id = c.id LEFT JOIN product p ON p.id = l.product_id
      WHERE c.visitor_id = $1 ORDER BY l.added_at`,
  },
  /** The enquiries, held quotes, reviews, reported problems and cart's note of visitor $1, and the enquiries of e-mail address $2. */
  enquiries: {
    row: z.object({
      ...sentRow,
      reviews: z.array(reviewRow),
      problems: z.array(problemRow),
      visits: z.array(visitRow),
      heldQuotes: z.array(heldQuoteRow),
      merges: z.array(mergeRow),
      fromUnknownSenders: sent,
      cartNote: z.string().nullable(),
      mailingList: subscriptionRow,
    }),
    text: `
      SELECT ${enquiriesOf("e.visitor_id = $1", OWN_PHOTOS)}, ${reviewsOf("o.visitor_id = $1")} AS reviews,
        ${problemsOf("o.visitor_id = $1")} AS problems, ${visitsOf("e.visitor_id = $1")} AS visits,
        ${heldQuotesOf("e.visitor_id = $1")} AS "heldQuotes",
        ${mergesOf("$2")} AS merges,
        ARRAY(SELECT to_json(u) FROM (
          ${unknownSender("quote_request", "request for a quote")} UNION ALL ${unknownSender("contact_message", "message")}
          UNION ALL ${unknownSender("sample_request", "request for samples")}
          UNION ALL ${unknownSender("visit", "visit")} ORDER BY "createdAt") u) AS "fromUnknownSenders",
        (SELECT note FROM cart WHERE visitor_id = $1) AS "cartNote",
        ${subscriptionOf("$2")} AS "mailingList"`,
  },
  /** What guests sent with e-mail address $1, and whether an account has it. */
  ofGuest: {
    row: z.object({
      ...sentRow,
      reviews: z.array(reviewRow),
      problems: z.array(problemRow),
      visits: z.array(visitRow),
      heldQuotes: z.array(heldQuoteRow),
      merges: z.array(mergeRow),
      mailingList: subscriptionRow,
      hasAccount: z.boolean(),
    }),
    text: `
      SELECT ${enquiriesOf(`lower(e.email) = $1 AND ${ownerless("e")}`, PHOTO_COUNT)},
        ${reviewsOf(`lower(o.email) = $1 AND ${ownerless("o")}`)} AS reviews,
        ${problemsOf(`lower(o.email) = $1 AND ${ownerless("o")}`)} AS problems,
        ${heldQuotesOf(`lower(e.email) = $1 AND ${ownerless("e")}`)} AS "heldQuotes",
        ${visitsOf(`lower(e.email) = $1 AND ${ownerless("e")}`)} AS visits, ${mergesOf("$1")} AS merges,
        ${subscriptionOf("$1")} AS "mailingList",
        EXISTS (SELECT FROM account WHERE email = $1) AS "hasAccount"`,
  },
  /** The e-mail address of the open link with hash $1. */
  ofLink: {
    row: z.object({ email: z.string() }),
    text: `SELECT email FROM account_letter WHERE token_hash = $1 AND kind = 'personal-data' AND expires_at > now()`,
  },
  /** Uses that link. */
  useLink: {
    row: z.object({ email: z.string() }),
    text: `DELETE FROM account_letter WHERE token_hash = $1 AND kind = 'personal-data' AND expires_at > now() RETURNING email`,
  },
  /** Makes those who erase what came with e-mail address $1 wait for each other until the end of their transactions. */
  lockEmail: {
    row: z.object({ locked: z.literal("") }),
    text: "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))::text AS locked",
  },
  /** The account with e-mail address $1, and whether there is anything else under the address that erasing would change. */
  toForget: {
    row: z.object({ accountId: z.uuid().nullable(), visitorId: z.uuid().nullable(), hasGuestData: z.boolean() }),
    text: `
      SELECT a.id AS "accountId", a.visitor_id AS "visitorId", (
        EXISTS (SELECT FROM orders o WHERE lower(o.email) = $1 AND o.owner_left_at IS NULL AND ${ownerless("o")})
        ${["quote_request", "contact_message", "sample_request", "visit", "held_quote"]
          .map((table) => `OR EXISTS (SELECT FROM ${table} e WHERE lower(e.email) = $1 AND ${ownerless("e")})`)
          .join("\n        ")}
        OR EXISTS (SELECT FROM order_problem p JOIN orders o ON o.id = p.order_id WHERE lower(o.email) = $1 AND ${ownerless("o")})
        OR EXISTS (SELECT FROM subscription WHERE email = $1)
        OR EXISTS (SELECT FROM customer_merge WHERE $1 IN (kept_email, leaving_email))
        OR EXISTS (SELECT FROM account_letter WHERE email = $1 AND kind NOT IN ('account-deleted', 'personal-data-erased'))
      ) AS "hasGuestData"
      FROM (SELECT) one LEFT JOIN account a ON a.email = $1`,
  },
  /**
   * Deletes all rows of visitor $1, if any, and of e-mail address $2, except those of another account; returns the ids that e-mails
   * may refer to, and the number of deleted reviews. It needs the owners of the orders, so it comes before they leave.
   */
  remove: {
    row: z.object({ removed: z.array(z.uuid()), reviews: z.int() }),
    text: `
      WITH carts AS (
        DELETE FROM cart WHERE visitor_id = $1
      ), projects AS (
        DELETE FROM project WHERE visitor_id = $1
      ), window_photos AS (
        DELETE FROM window_photo WHERE visitor_id = $1
      ), quotes AS (
        DELETE FROM quote_request q WHERE ${theirs("q")} RETURNING q.id
      ), messages AS (
        DELETE FROM contact_message m WHERE ${theirs("m")} RETURNING m.id
      ), samples AS (
        DELETE FROM sample_request s WHERE ${theirs("s")} RETURNING s.id
      ), visits AS (
        DELETE FROM visit v WHERE ${theirs("v")} RETURNING v.id
      ), held_quotes AS (
        ${REMOVE_HELD}
      ), answers AS (
        SELECT a.id FROM enquiry_answer a WHERE a.quote_request_id IN (SELECT id FROM quotes)
          OR a.contact_message_id IN (SELECT id FROM messages) OR a.sample_request_id IN (SELECT id FROM samples)
      ), reviews AS (
        DELETE FROM review r WHERE r.idempotency_key IN (SELECT b.key FROM (${bought(theirs("o"))}) b) RETURNING r.id
      ), invitations AS (
        DELETE FROM review_invitation i USING orders o WHERE o.id = i.order_id AND ${theirs("o")}
      ), problems AS (
        DELETE FROM order_problem p USING orders o WHERE o.id = p.order_id AND ${theirs("o")} RETURNING p.id
      ), problem_messages AS (
        SELECT m.id FROM order_problem_message m WHERE m.problem_id IN (SELECT id FROM problems)
      ), loose_photos AS (
        DELETE FROM order_problem_photo WHERE visitor_id = $1
      ), subscriptions AS (
        DELETE FROM subscription WHERE email = $2 RETURNING id
      ), merges AS (
        DELETE FROM customer_merge WHERE $2 IN (kept_email, leaving_email) RETURNING id
      ), letters AS (
        DELETE FROM account_letter l
        WHERE l.email = $2 OR l.account_id = (SELECT a.id FROM account a WHERE a.visitor_id = $1) RETURNING id
      )
      SELECT ARRAY(
        SELECT id FROM quotes UNION ALL SELECT id FROM messages UNION ALL SELECT id FROM samples UNION ALL SELECT id FROM visits
        UNION ALL SELECT id FROM held_quotes UNION ALL SELECT id FROM answers
        UNION ALL SELECT id FROM problems UNION ALL SELECT id FROM problem_messages
        UNION ALL SELECT id FROM subscriptions UNION ALL SELECT id FROM merges UNION ALL SELECT id FROM letters) AS removed,
        (SELECT count(*)::int FROM reviews) AS reviews`,
  },
  /** The same for the held quotes that were made while that statement waited, which it does not see (see `adoptHeldMeanwhile`). */
  removeHeldMeanwhile: { row: keys, text: REMOVE_HELD },
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
    text: `
      WITH lines AS (
        UPDATE order_line l SET ${LINE_STRIPPED} FROM orders t
        WHERE l.order_id = t.id AND t.id = ANY ($1::uuid[]) AND ${STRIPPABLE}
      )
      UPDATE orders t SET ${STRIPPED} WHERE t.id = ANY ($1::uuid[]) AND ${STRIPPABLE} RETURNING t.id`,
  },
} satisfies Readonly<Record<string, Query>>;
