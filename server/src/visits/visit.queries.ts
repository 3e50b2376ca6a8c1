import { z } from "zod";
import { keys, type Query } from "../kernel/sql/query.js";
import { Fulfilment } from "../rules/order-choices.js";
import { OrderStatus } from "../rules/order-progress.js";
import { VisitState } from "../rules/visit-state.js";

const timeRow = z.object({ startsAt: z.date(), endsAt: z.date() });

/** A time at which a fitter is free. */
export type VisitTimeRow = z.output<typeof timeRow>;

const visitRow = z.object({
  id: z.uuid(),
  state: z.enum(VisitState),
  startsAt: z.date(),
  endsAt: z.date(),
  orderNumber: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  postcode: z.string(),
  notes: z.string().nullable(),
  sequence: z.int(),
  /** When it was booked or moved last. */
  setAt: z.date(),
  /** Of the plan. */
  noticeHours: z.int(),
});

/** A visit for its shopper. */
export type VisitRow = z.output<typeof visitRow>;

const VISIT = `
  SELECT v.id, v.state, v.starts_at AS "startsAt", v.ends_at AS "endsAt", o.number AS "orderNumber", v.name, v.email, v.phone,
    v.address, v.city, v.postcode, v.notes, v.sequence, v.set_at AS "setAt", p.notice_hours AS "noticeHours"
  FROM visit v CROSS JOIN visit_plan p LEFT JOIN orders o ON o.id = v.order_id`;

/** A slot `s` that no visit has. */
const FREE = "NOT EXISTS (SELECT FROM visit taken WHERE taken.slot_id = s.id)";

/**
 * A free slot of time $1, locked. One that another booking has locked is as good as taken: that booking is about to be committed.
 * The unique key of `visit` decides where the slot was free at the statement's start and is taken since.
 */
const FREE_SLOT = `
  SELECT s.id, s.starts_at, s.ends_at FROM visit_slot s WHERE s.starts_at = $1 AND ${FREE}
  ORDER BY s.place LIMIT 1 FOR UPDATE SKIP LOCKED`;

export const visitQueries = {
  /** The times after $1 with a free place, the earliest first. What is a year away is no plan's: examples of the API name it. */
  freeTimes: {
    row: timeRow,
    text: `
      SELECT s.starts_at AS "startsAt", min(s.ends_at) AS "endsAt" FROM visit_slot s
      WHERE s.starts_at > $1 AND s.starts_at < now() + interval '1 year' AND ${FREE} GROUP BY s.starts_at ORDER BY s.starts_at`,
  },
  /** A free place at time $1 that no other booking has locked. */
  unlockedPlace: { row: keys, text: `SELECT free.id FROM (${FREE_SLOT}) free` },
  /** Makes requests with the idempotency key $1 wait for each other until the end of their transactions. */
  lockKey: {
    row: z.object({ locked: z.literal("") }),
    text: "SELECT pg_advisory_xact_lock(hashtextextended('visit ' || $1, 0))::text AS locked",
  },
  /** The same for bookings with the e-mail address $1. */
  lockEmail: {
    row: z.object({ locked: z.literal("") }),
    text: "SELECT pg_advisory_xact_lock(hashtextextended('visit of ' || lower($1), 0))::text AS locked",
  },
  /** Whether a visit to come without an order is booked with the e-mail address $1. */
  hasOpen: {
    row: z.object({ hasOpen: z.boolean() }),
    text: `
      SELECT EXISTS (SELECT FROM visit v WHERE lower(v.email) = lower($1) AND v.order_id IS NULL AND v.state = 'BOOKED'
        AND v.ends_at > now()) AS "hasOpen"`,
  },
  /** The visit with the idempotency key $1. */
  bookedBefore: {
    row: keys.extend({ requestHash: z.string() }),
    text: `SELECT id, request_hash AS "requestHash" FROM visit WHERE idempotency_key = $1`,
  },
  /** What decides whether order $1 is visited, and locks it, so that it gets one visit. */
  lockOrder: {
    row: z.object({
      fulfilment: z.enum(Fulfilment),
      status: z.enum(OrderStatus),
      /** Whether its shopper has been told of measured sizes. */
      areSizesSent: z.boolean(),
      hasVisit: z.boolean(),
    }),
    text: `
      SELECT o.fulfilment, o.status,
        EXISTS (SELECT FROM order_settlement s WHERE s.order_id = o.id) AS "areSizesSent",
        EXISTS (SELECT FROM visit v WHERE v.order_id = o.id AND v.state = 'BOOKED') AS "hasVisit"
      FROM orders o WHERE o.id = $1 FOR UPDATE`,
  },
  /** Books a free place at time $1; no row where there is none any more. */
  book: {
    row: keys,
    text: `
      INSERT INTO visit (slot_id, starts_at, ends_at, order_id, visitor_id, name, email, phone, address, city, postcode, notes,
        idempotency_key, request_hash)
      SELECT free.id, free.starts_at, free.ends_at, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12 FROM (${FREE_SLOT}) free
      ON CONFLICT ON CONSTRAINT visit_slot_taken_once DO NOTHING RETURNING id`,
  },
  /** Visit $1. */
  byId: { row: visitRow, text: `${VISIT} WHERE v.id = $1` },
  /** The visit of the link whose token has the hash $1. */
  byToken: {
    row: visitRow,
    text: `${VISIT} WHERE v.id = (SELECT t.visit_id FROM visit_token t WHERE t.hash = $1)`,
  },
  /** The visit of order $1 that is booked, or else the latest that took place. */
  ofOrder: {
    row: visitRow,
    text: `${VISIT} WHERE v.order_id = $1 AND v.state <> 'CANCELLED' ORDER BY (v.state = 'BOOKED') DESC, v.starts_at DESC LIMIT 1`,
  },
  /** Locks visit $1. */
  lock: {
    row: keys.extend({ state: z.enum(VisitState), version: z.int() }),
    text: "SELECT id, state, version FROM visit WHERE id = $1 FOR UPDATE",
  },
  /** Moves visit $2 to a free place at time $1; no row where there is none any more. */
  move: {
    row: keys,
    text: `
      UPDATE visit v SET slot_id = free.id, starts_at = free.starts_at, ends_at = free.ends_at, state = 'BOOKED',
        sequence = v.sequence + 1, set_at = now(), reminded_at = NULL, outcome_note = NULL, version = v.version + 1
      FROM (${FREE_SLOT}) free WHERE v.id = $2 RETURNING v.id`,
  },
  /** Cancels visit $1 and gives its place back. */
  cancel: {
    row: keys,
    text: `
      UPDATE visit SET state = 'CANCELLED', slot_id = NULL, sequence = sequence + 1, version = version + 1
      WHERE id = $1 RETURNING id`,
  },
  /** Cancels the visits to come of orders that were cancelled, or whose measured sizes their shopper has been told. */
  cancelNeedless: {
    row: keys,
    text: `
      UPDATE visit v SET state = 'CANCELLED', slot_id = NULL, sequence = v.sequence + 1, version = v.version + 1
      FROM orders o WHERE o.id = v.order_id AND v.state = 'BOOKED' AND v.starts_at > now()
        AND (o.status = 'CANCELLED' OR EXISTS (SELECT FROM order_settlement s WHERE s.order_id = o.id))
      RETURNING v.id`,
  },
  /** Marks the visits of the next day as reminded of, once. Who booked within that day needs no reminder. */
  remind: {
    row: keys,
    text: `
      UPDATE visit v SET reminded_at = now()
      WHERE v.state = 'BOOKED' AND v.reminded_at IS NULL AND v.starts_at > now() AND v.starts_at <= now() + interval '1 day'
        AND v.set_at < v.starts_at - interval '1 day'
      RETURNING v.id`,
  },
  /** Keeps the hash $1 of the token of a link to visit $2. */
  keepToken: {
    row: z.object({ hash: z.string() }),
    text: "INSERT INTO visit_token (hash, visit_id) VALUES ($1, $2) RETURNING hash",
  },
} satisfies Readonly<Record<string, Query>>;
