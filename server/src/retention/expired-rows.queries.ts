import { z } from "zod";
import type { Query } from "../kernel/sql/query.js";
import { LINE_STRIPPABLE, LINE_STRIPPED, STRIPPABLE, STRIPPED } from "../orders/contact-details.js";
import {
  ACCOUNT_MAIL_DAYS,
  CODE_DAYS,
  CONFIRM_DAYS,
  ENQUIRY_DAYS,
  FIGURE_DAYS,
  HELD_QUOTE_DAYS,
  LOOSE_PHOTO_HOURS,
  MERGE_KEPT_DAYS,
  ORDER_YEARS,
  PROBLEM_YEARS,
  REMOVED_WINDOW_DAYS,
  SENT_MAIL_DAYS,
  SESSION_DAYS,
  STAFF_SESSION_HOURS,
  UNPUBLISHED_REVIEW_DAYS,
  UNUSED_PICTURE_DAYS,
  VISIT_DAYS,
} from "../rules/retention-periods.js";

/** Expired rows of a table. */
export type ExpiredRows = {
  table: string;
  /** Its primary key, one column; `id` if left out. */
  key?: string;
  /** SQL condition on the table, aliased `t`. */
  ended: string;
  /** SQL assignments that strip such rows instead of removing them. */
  strip?: string;
};

/** One day longer, because a request that read a session just before its end may store it again. */
const SESSIONS: ExpiredRows = { table: "session", key: "sid", ended: "t.expire < now() - interval '1 day'" };

const SIGN_INS: ExpiredRows = {
  table: "sign_in",
  ended: `t.started_at < now() - interval '1 day'
    AND NOT EXISTS (SELECT FROM session s WHERE s.sess->>'signInId' = t.id::text)`,
};

/**
 * A guest's cart ends with its session, a customer's with the account; orders hold copies of their data. The date comes first,
 * because it is cheap: a newer cart still has a session.
 */
const CARTS: ExpiredRows = {
  table: "cart",
  ended: `t.updated_at < now() - interval '${SESSION_DAYS} days'
    AND NOT EXISTS (SELECT FROM session s WHERE s.sess->>'visitorId' = t.visitor_id::text)
    AND NOT EXISTS (SELECT FROM account a WHERE a.visitor_id = t.visitor_id)`,
};

/** A guest's rooms and windows end as a cart does, a customer's with the account. */
const PROJECTS: ExpiredRows = { ...CARTS, table: "project" };

/** Rooms with windows in them, also those that were removed, are still referred to. */
const REMOVED_ROOMS = `AND NOT EXISTS (SELECT FROM project_window w WHERE w.project_id = t.project_id AND w.room_key = t.key)`;

/** Belongs to an order that has lost its contact details. */
const OF_STRIPPED_ORDER = "EXISTS (SELECT FROM orders o WHERE o.id = t.order_id AND o.email IS NULL)";

/**
 * Uploaded pictures that nothing shows, of products and their drafts and versions, categories and their versions, orders and held quotes:
 * never saved, or taken off a day ago, so that pages that are open keep them until then.
 */
const UPLOADS: ExpiredRows = {
  table: "picture",
  ended: `EXISTS (SELECT FROM picture_upload u
      WHERE u.picture_id = t.id AND u.touched_at < now() - interval '${UNUSED_PICTURE_DAYS} days')
    AND NOT EXISTS (SELECT FROM product_picture pp WHERE pp.picture_id = t.id)
    AND NOT EXISTS (SELECT FROM product_draft_picture d WHERE d.picture_id = t.id)
    AND NOT EXISTS (SELECT FROM product_version_picture v WHERE v.picture_id = t.id)
    AND NOT EXISTS (SELECT FROM category c WHERE c.picture_id = t.id)
    AND NOT EXISTS (SELECT FROM category_version v WHERE v.picture_id = t.id)
    AND NOT EXISTS (SELECT FROM order_line l WHERE l.picture_id = t.id)
    AND NOT EXISTS (SELECT FROM held_quote_line l WHERE l.picture_id = t.id)`,
};

const isOver = (column: string, days: number) => `t.${column} < now() - interval '${days} days'`;

/** All expiring rows in the database: every table with personal or temporary data has an entry here. */
export const EXPIRED_ROWS: readonly ExpiredRows[] = [
  SESSIONS,
  SIGN_INS, // expire with their sessions
  CARTS, // the same
  PROJECTS, // the same
  { table: "project_window", ended: isOver("removed_at", REMOVED_WINDOW_DAYS) },
  {
    table: "window_photo",
    ended: `t.uploaded_at < now() - interval '${LOOSE_PHOTO_HOURS} hours'
      AND NOT EXISTS (SELECT FROM project_window w WHERE w.photo_id = t.id)`,
  },
  { table: "project_room", ended: `${isOver("removed_at", REMOVED_WINDOW_DAYS)} ${REMOVED_ROOMS}` },
  { table: "quote_request", ended: isOver("created_at", ENQUIRY_DAYS) },
  { table: "contact_message", ended: isOver("created_at", ENQUIRY_DAYS) },
  { table: "sample_request", ended: isOver("created_at", ENQUIRY_DAYS) },
  {
    table: "review",
    ended: `NOT t.is_published AND NOT t.is_sample AND ${isOver("review_date", UNPUBLISHED_REVIEW_DAYS)}`,
  },
  { table: "orders", ended: STRIPPABLE, strip: STRIPPED },
  { table: "order_line", ended: LINE_STRIPPABLE, strip: LINE_STRIPPED },
  { table: "order_note", ended: OF_STRIPPED_ORDER },
  { table: "order_refund", ended: `t.note IS NOT NULL AND ${OF_STRIPPED_ORDER}`, strip: "note = NULL" },
  { table: "order_remake", ended: `t.note IS NOT NULL AND ${OF_STRIPPED_ORDER}`, strip: "note = NULL" },
  {
    table: "order_problem",
    ended: `(t.reported_at < now() - interval '${PROBLEM_YEARS} years'
      OR EXISTS (SELECT FROM orders o WHERE o.id = t.order_id AND o.email IS NULL))`,
  },
  {
    table: "order_problem_photo",
    ended: `t.problem_id IS NULL AND t.uploaded_at < now() - interval '${LOOSE_PHOTO_HOURS} hours'`,
  },
  { table: "held_quote", ended: isOver("held_until", HELD_QUOTE_DAYS) },
  { table: "visit", ended: isOver("ends_at", VISIT_DAYS) },
  {
    table: "visit_slot",
    ended: "t.ends_at < now() AND NOT EXISTS (SELECT FROM visit v WHERE v.slot_id = t.id)",
  },
  { table: "orders", ended: `t.placed_at < now() - interval '${ORDER_YEARS} years'` },
  // Unconfirmed and ended subscriptions.
  { table: "subscription", ended: `t.confirmed_at IS NULL AND ${isOver("requested_at", CONFIRM_DAYS)}` },
  { table: "account_letter", ended: isOver("created_at", ACCOUNT_MAIL_DAYS) },
  { table: "customer_merge", ended: isOver("proposed_at", MERGE_KEPT_DAYS) },
  { table: "sent_mail", ended: isOver("sent_at", SENT_MAIL_DAYS) },
  { table: "subscription_token", key: "hash", ended: "t.expires_at < now()" },
  // Declined ones say for as long as their order that no more are wanted.
  { table: "review_invitation", key: "hash", ended: "t.expires_at < now() AND t.declined_at IS NULL" },
  // A reduction has run for as long as the price before it.
  { table: "product", ended: "t.was_price_proven_until < now()", strip: "was_price_proven_until = NULL" },
  { table: "figure", ended: isOver("day", FIGURE_DAYS) },
  { table: "configuration_code", key: "code", ended: isOver("made_at", CODE_DAYS) },
  UPLOADS,
  { table: "staff_session", ended: `t.started_at < now() - interval '${STAFF_SESSION_HOURS} hours'` },
  { table: "staff_invitation", ended: "t.expires_at < now()" },
  { table: "rate_limit", key: "key", ended: "t.expire < extract(epoch FROM now()) * 1000" },
];

/** Rows per statement: few enough to finish long before the timeout and not to block others. */
export const BATCH = 500;

/** Removes or strips a batch of a table's expired rows and returns their keys. Locked rows are skipped until the next run. */
export const removalQuery = ({ table, key = "id", ended, strip }: ExpiredRows) =>
  ({
    row: z.object({ key: z.string() }),
    text: `
      ${strip === undefined ? `DELETE FROM ${table}` : `UPDATE ${table} SET ${strip}`} WHERE ${key} = ANY (ARRAY(
        SELECT t.${key} FROM ${table} t WHERE ${ended} LIMIT ${BATCH} FOR UPDATE OF t SKIP LOCKED))
      RETURNING ${key}::text AS key`,
  }) satisfies Query;
