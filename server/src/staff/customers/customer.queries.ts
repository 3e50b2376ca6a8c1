import { z } from "zod";
import { EnquiryState } from "../../enquiries/enquiry-state.js";
import { HELD_QUOTE_STATE } from "../../held-prices/held-quote-of-cart.js";
import type { Query } from "../../kernel/sql/query.js";
import { ownerless } from "../../orders/order-owner.js";
import { REVIEW_KEY } from "../../orders/purchase.js";
import { HeldQuoteState } from "../../rules/held-quote.js";
import { SHOP_TIME_ZONE } from "../../rules/london-time.js";
import { OrderStatus } from "../../rules/order-progress.js";
import { VisitState } from "../../rules/visit-state.js";
import { EnquiryKind } from "../enquiries/enquiry-kind.js";

const summaryRow = z.object({
  /** Lowercased. */
  email: z.string(),
  names: z.array(z.string()),
  hasAccount: z.boolean(),
  /** Cancelled ones too. */
  orderCount: z.int(),
  /** Without cancelled ones. */
  orderedPence: z.int(),
  /** Day in London on which they last ordered, asked or booked a visit. */
  lastSeenOn: z.iso.date().nullable(),
});

const accountRow = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  /** Times within JSON are text. */
  createdAt: z.string(),
});

const customerRow = summaryRow.extend({
  account: accountRow.nullable(),
  mailingList: z.object({ requestedAt: z.string(), confirmedAt: z.string().nullable() }).nullable(),
});

/** A customer in a list. */
export type CustomerSummary = z.output<typeof summaryRow>;

/** A customer with account and subscription. */
export type CustomerRow = z.output<typeof customerRow>;

const ENQUIRY_TABLES: Readonly<Record<EnquiryKind, string>> = {
  QUOTE: "quote_request",
  MESSAGE: "contact_message",
  SAMPLES: "sample_request",
};

/** Rows of a table, aliased `t`, of customer `c` with account `a`: the account's, and those of no account with the e-mail address. */
const theirs = (table: string, columns: string) => `
  SELECT ${columns} FROM ${table} t WHERE t.visitor_id = a.visitor_id
  UNION ALL SELECT ${columns} FROM ${table} t WHERE lower(t.email) = c.email AND ${ownerless("t")}`;

const ORDERS = `(${theirs("orders", "t.*")}) o`;
const ENQUIRIES = `(${Object.entries(ENQUIRY_TABLES)
  .map(([kind, table]) => theirs(table, `'${kind}' AS kind, t.id, t.created_at, t.state, t.name`))
  .join(" UNION ALL ")}) e`;
const VISITS = `(${theirs("visit", "t.id, t.name, t.created_at, t.state, t.starts_at, t.ends_at, t.order_id")}) v`;
const HELD_QUOTES = `(${theirs("held_quote", "t.id, t.number, t.made_at, t.held_until, t.total_pence")}) q`;

/** Most names that are shown of one customer. */
const MOST_NAMES = 10;

const SUMMARY = `
  c.email, a.id IS NOT NULL AS "hasAccount", bought.count AS "orderCount", bought.pence AS "orderedPence",
  (greatest(bought.at, asked.at, visited.at) AT TIME ZONE '${SHOP_TIME_ZONE}')::date::text AS "lastSeenOn",
  ARRAY(SELECT DISTINCT name FROM unnest((bought.names || asked.names || visited.names) || (a.first_name || ' ' || a.last_name)) AS used(name)
    WHERE name IS NOT NULL ORDER BY name LIMIT ${MOST_NAMES}) AS names`;

/** Customers `c`, each with account `a` if any, what they have bought, asked and booked visits for. */
const withAll = (customers: string) => `
  ${customers} LEFT JOIN account a ON a.email = c.email
  CROSS JOIN LATERAL (
    SELECT count(*)::integer AS count, max(o.placed_at) AS at, array_agg(DISTINCT o.first_name || ' ' || o.last_name) AS names,
      coalesce(sum(o.total_pence) FILTER (WHERE o.status <> 'CANCELLED'), 0)::float8 AS pence
    FROM ${ORDERS}
  ) bought
  CROSS JOIN LATERAL (
    SELECT count(*)::integer AS count, max(e.created_at) AS at, array_agg(DISTINCT e.name) AS names FROM ${ENQUIRIES}
  ) asked
  CROSS JOIN LATERAL (
    SELECT count(*)::integer AS count, max(v.created_at) AS at, array_agg(DISTINCT v.name) AS names FROM ${VISITS}
  ) visited`;

/** E-mail addresses under which rows of a table, aliased `t`, are known: of the account that has them, else their own. */
const foundIn = (table: string, words: string) => `
  SELECT coalesce(a.email, lower(t.email)) COLLATE "C" AS email FROM ${table} t LEFT JOIN account a ON a.visitor_id = t.visitor_id
  WHERE customer_search_words(${words}) @@ $1::tsquery`;

/** Each part reads the index `…_customer_idx` of its table. */
const FOUND = [
  foundIn("orders", "t.first_name || ' ' || t.last_name, coalesce(t.email, '')"),
  ...Object.values(ENQUIRY_TABLES).map((table) => foundIn(table, "t.name, t.email")),
  foundIn("visit", "t.name, t.email"),
  `SELECT t.email COLLATE "C" FROM account t
  WHERE customer_search_words(t.first_name || ' ' || t.last_name, t.email) @@ $1::tsquery`,
  foundIn("held_quote", "'', coalesce(t.email, '')"),
  `SELECT t.email COLLATE "C" FROM subscription t WHERE customer_search_words('', t.email) @@ $1::tsquery`,
].join(" UNION ");

/** The customer with e-mail address $1, and their account. */
const ONE = "(SELECT $1::text AS email) c";

/** Most rows of a list of one customer. */
const MOST_LISTED = 200;

export const customerQueries = {
  /** At most $3 customers that the search $1 finds, in the order of their e-mail addresses, after $2 if it is given. */
  page: {
    row: summaryRow,
    text: `
      WITH found AS (${FOUND}), page AS (
        SELECT email COLLATE "default" AS email FROM found
        WHERE email IS NOT NULL AND ($2::text IS NULL OR email > $2) ORDER BY found.email LIMIT $3
      )
      SELECT ${SUMMARY} FROM ${withAll("page c")} ORDER BY c.email COLLATE "C"`,
  },
  /** The customer with e-mail address $1; no row if nothing is kept under it. */
  byEmail: {
    row: customerRow,
    text: `
      SELECT ${SUMMARY}, l.listed AS "mailingList", CASE WHEN a.id IS NOT NULL THEN json_build_object(
        'firstName', a.first_name, 'lastName', a.last_name, 'phone', a.phone, 'createdAt', a.created_at) END AS account
      FROM ${withAll(ONE)} LEFT JOIN LATERAL (
        SELECT json_build_object('requestedAt', s.requested_at, 'confirmedAt', s.confirmed_at) AS listed
        FROM subscription s WHERE s.email = c.email
      ) l ON true
      WHERE a.id IS NOT NULL OR bought.count > 0 OR asked.count > 0 OR visited.count > 0 OR l.listed IS NOT NULL
        OR EXISTS (SELECT FROM ${HELD_QUOTES})`,
  },
  /** The latest orders of the customer with e-mail address $1. */
  orders: {
    row: z.object({
      id: z.uuid(),
      number: z.string(),
      status: z.enum(OrderStatus),
      totalPence: z.int(),
      placedAt: z.date(),
      isInAccount: z.boolean(),
    }),
    text: `
      SELECT o.id, o.number, o.status, o.total_pence::float8 AS "totalPence", o.placed_at AS "placedAt",
        coalesce(o.visitor_id = a.visitor_id, false) AS "isInAccount"
      FROM ${ONE} LEFT JOIN account a ON a.email = c.email CROSS JOIN LATERAL ${ORDERS}
      ORDER BY o.placed_at DESC, o.id LIMIT ${MOST_LISTED}`,
  },
  /** The latest enquiries of the customer with e-mail address $1. */
  enquiries: {
    row: z.object({ id: z.uuid(), kind: z.enum(EnquiryKind), state: z.enum(EnquiryState), createdAt: z.date() }),
    text: `
      SELECT e.id, e.kind, e.state, e.created_at AS "createdAt"
      FROM ${ONE} LEFT JOIN account a ON a.email = c.email CROSS JOIN LATERAL ${ENQUIRIES}
      ORDER BY e.created_at DESC, e.id LIMIT ${MOST_LISTED}`,
  },
  /** The latest visits of the customer with e-mail address $1. */
  visits: {
    row: z.object({
      id: z.uuid(),
      state: z.enum(VisitState),
      startsAt: z.date(),
      endsAt: z.date(),
      orderNumber: z.string().nullable(),
    }),
    text: `
      SELECT v.id, v.state, v.starts_at AS "startsAt", v.ends_at AS "endsAt", b.number AS "orderNumber"
      FROM ${ONE} LEFT JOIN account a ON a.email = c.email CROSS JOIN LATERAL ${VISITS} LEFT JOIN orders b ON b.id = v.order_id
      ORDER BY v.starts_at DESC, v.id LIMIT ${MOST_LISTED}`,
  },
  /** The latest quotes whose prices are held of the customer with e-mail address $1. */
  heldQuotes: {
    row: z.object({
      number: z.string(),
      state: z.enum(HeldQuoteState),
      madeAt: z.date(),
      heldUntil: z.date(),
      totalPence: z.int(),
    }),
    text: `
      SELECT q.number, ${HELD_QUOTE_STATE} AS state, q.made_at AS "madeAt", q.held_until AS "heldUntil",
        q.total_pence::float8 AS "totalPence"
      FROM ${ONE} LEFT JOIN account a ON a.email = c.email CROSS JOIN LATERAL ${HELD_QUOTES}
      ORDER BY q.made_at DESC, q.id LIMIT ${MOST_LISTED}`,
  },
  /** How many windows the account with e-mail address $1 keeps in its project. */
  windows: {
    row: z.object({ count: z.int() }),
    text: `
      SELECT count(*)::integer AS count FROM account a JOIN project p ON p.visitor_id = a.visitor_id
      JOIN project_window w ON w.project_id = p.id AND w.removed_at IS NULL WHERE a.email = $1`,
  },
  /** The latest reviews that the customer with e-mail address $1 wrote of what they had bought. */
  reviews: {
    row: z.object({
      id: z.int(),
      orderNumber: z.string(),
      productName: z.string(),
      rating: z.int(),
      reviewDate: z.iso.date(),
      isPublished: z.boolean(),
    }),
    text: `
      SELECT DISTINCT r.id::float8 AS id, o.number AS "orderNumber", p.name AS "productName", r.rating,
        r.review_date::text AS "reviewDate", r.is_published AS "isPublished"
      FROM ${ONE} LEFT JOIN account a ON a.email = c.email CROSS JOIN LATERAL ${ORDERS}
      JOIN order_line l ON l.order_id = o.id JOIN review r ON r.idempotency_key = ${REVIEW_KEY} JOIN product p ON p.id = r.product_id
      ORDER BY id DESC LIMIT ${MOST_LISTED}`,
  },
} satisfies Readonly<Record<string, Query>>;

export type CustomerOrderRow = z.output<typeof customerQueries.orders.row>;
export type CustomerEnquiryRow = z.output<typeof customerQueries.enquiries.row>;
export type CustomerHeldQuoteRow = z.output<typeof customerQueries.heldQuotes.row>;
export type CustomerVisitRow = z.output<typeof customerQueries.visits.row>;
export type CustomerReviewRow = z.output<typeof customerQueries.reviews.row>;
