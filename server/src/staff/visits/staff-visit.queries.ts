import { z } from "zod";
import { keys, type Query } from "../../kernel/sql/query.js";
import { SHOP_TIME_ZONE } from "../../rules/london-time.js";
import { OrderStatus } from "../../rules/order-progress.js";
import { VisitState } from "../../rules/visit-state.js";

const windowRow = z.object({
  item: z.int(),
  name: z.string(),
  roomName: z.string().nullable(),
  windowName: z.string().nullable(),
  quantity: z.int(),
  /** Inches. */
  width: z.number(),
  height: z.number(),
});

const staffVisitRow = z.object({
  id: z.uuid(),
  state: z.enum(VisitState),
  startsAt: z.date(),
  endsAt: z.date(),
  orderId: z.uuid().nullable(),
  orderNumber: z.string().nullable(),
  orderStatus: z.enum(OrderStatus).nullable(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  postcode: z.string(),
  notes: z.string().nullable(),
  fitter: z.string().nullable(),
  outcomeNote: z.string().nullable(),
  createdAt: z.date(),
  version: z.int(),
  /** `startsAt` with microseconds. */
  place: z.string(),
  windows: z.array(windowRow),
});

/** A visit as staff see it. */
export type StaffVisitRow = z.output<typeof staffVisitRow>;

/** A line of the order, whose sizes are to be checked. */
export type VisitedWindow = z.output<typeof windowRow>;

const WINDOWS = `
  ARRAY(SELECT json_build_object('item', l.position + 1, 'name', l.name, 'roomName', l.room_name, 'windowName', l.window_name,
      'quantity', l.quantity, 'width', l.width::float8, 'height', l.height::float8)
    FROM order_line l WHERE l.order_id = v.order_id ORDER BY l.position)`;

const TABLES = "visit v LEFT JOIN orders o ON o.id = v.order_id";

const SELECT = `
  SELECT v.id, v.state, v.starts_at AS "startsAt", v.ends_at AS "endsAt", v.order_id AS "orderId", o.number AS "orderNumber",
    o.status AS "orderStatus", v.name, v.email, v.phone, v.address, v.city, v.postcode, v.notes, v.fitter,
    v.outcome_note AS "outcomeNote", v.created_at AS "createdAt", v.version, to_json(v.starts_at)#>>'{}' AS place,
    ${WINDOWS} AS windows
  FROM ${TABLES}`;

/** The moment at which a day begins in London. @param day parameter of type date */
const begins = (day: string) => `((${day})::timestamp AT TIME ZONE '${SHOP_TIME_ZONE}')`;

/** Values that are null filter nothing: $1 state, $2 first day, $3 last day, $4 text in what was typed or the order's number. */
const FILTER = `
  ($1::visit_state_enum IS NULL OR v.state = $1)
  AND ($2::date IS NULL OR v.starts_at >= ${begins("$2::date")})
  AND ($3::date IS NULL OR v.starts_at < ${begins("$3::date + 1")})
  AND ($4::text IS NULL
    OR strpos(lower(concat_ws(E'\\n', o.number, v.name, v.email, v.phone, v.address, v.city, v.postcode, v.fitter)), lower($4)) > 0)`;

export const staffVisitQueries = {
  /** At most $7 visits after the position $5, $6 (time, id), or the first if it is null; the earliest first. */
  page: {
    row: staffVisitRow,
    text: `${SELECT} WHERE ${FILTER} AND ($5::timestamptz IS NULL OR (v.starts_at, v.id) > ($5, $6::uuid))
      ORDER BY v.starts_at, v.id LIMIT $7`,
  },
  /** How many there are. */
  count: { row: z.object({ count: z.int() }), text: `SELECT count(*)::int AS count FROM ${TABLES} WHERE ${FILTER}` },
  /** Visit $1. */
  byId: { row: staffVisitRow, text: `${SELECT} WHERE v.id = $1` },
  /** The visits of day $1 that are not cancelled, at most $2. */
  ofDay: {
    row: staffVisitRow,
    text: `${SELECT} WHERE v.state <> 'CANCELLED' AND v.starts_at >= ${begins("$1::date")} AND v.starts_at < ${begins("$1::date + 1")}
      ORDER BY v.starts_at, v.fitter, v.id LIMIT $2`,
  },
  /** Whether the order of visit $1 has another one that is booked. */
  hasAnother: {
    row: z.object({ hasAnother: z.boolean() }),
    text: `
      SELECT EXISTS (SELECT FROM visit o JOIN visit v ON v.order_id = o.order_id
        WHERE v.id = $1 AND o.id <> v.id AND o.state = 'BOOKED') AS "hasAnother"`,
  },
  /** Gives visit $1 to fitter $2. */
  assign: { row: keys, text: "UPDATE visit SET fitter = $2, version = version + 1 WHERE id = $1 RETURNING id" },
  /** Keeps the outcome $2 of visit $1 with the note $3. */
  record: {
    row: keys,
    text: "UPDATE visit SET state = $2, outcome_note = $3, version = version + 1 WHERE id = $1 RETURNING id",
  },
} satisfies Readonly<Record<string, Query>>;
