import { z } from "zod";
import { keys, type Query } from "../../kernel/sql/query.js";
import { PROBLEM, PROBLEM_TABLES, problemColumns } from "../../problems/problem.queries.js";

/** Times within JSON are text. */
const messageRow = z.object({
  id: z.uuid(),
  text: z.string(),
  by: z.string().nullable(),
  isFromShop: z.boolean(),
  writtenAt: z.string(),
});
const photoRow = z.object({ id: z.uuid(), width: z.int(), height: z.int() });

const staffProblemRow = problemColumns.extend({
  orderNumber: z.string(),
  /** Of who receives the order. */
  name: z.string(),
  /** Null once it has been removed. */
  email: z.string().nullable(),
  /** `reportedAt` with microseconds. */
  place: z.string(),
  messages: z.array(messageRow),
  photos: z.array(photoRow),
});

/** A problem as staff see it. */
export type StaffProblemRow = z.output<typeof staffProblemRow>;

const MESSAGES = `
  ARRAY(SELECT json_build_object('id', m.id, 'text', m.text, 'by', s.name, 'isFromShop', m.staff_id IS NOT NULL, 'writtenAt', m.written_at)
    FROM order_problem_message m LEFT JOIN staff s ON s.id = m.staff_id WHERE m.problem_id = p.id ORDER BY m.written_at, m.id)`;

const PHOTOS = `
  ARRAY(SELECT json_build_object('id', f.id, 'width', f.width, 'height', f.height)
    FROM order_problem_photo f WHERE f.problem_id = p.id ORDER BY f.position)`;

const TABLES = `${PROBLEM_TABLES} JOIN orders o ON o.id = p.order_id`;

const SELECT = `
  SELECT ${PROBLEM}, o.number AS "orderNumber", concat_ws(' ', o.first_name, o.last_name) AS name, o.email,
    to_json(p.reported_at)#>>'{}' AS place, ${MESSAGES} AS messages, ${PHOTOS} AS photos
  FROM ${TABLES}`;

/** Values that are null filter nothing: $1 state, $2 text in the order's number, name and e-mail address, the product, or a message. */
const FILTER = `
  ($1::problem_state_enum IS NULL OR p.state = $1)
  AND ($2::text IS NULL
    OR strpos(lower(concat_ws(E'\\n', o.number, o.first_name || ' ' || o.last_name, o.email, l.name)), lower($2)) > 0
    OR EXISTS (SELECT FROM order_problem_message m WHERE m.problem_id = p.id AND strpos(lower(m.text), lower($2)) > 0))`;

export const staffProblemQueries = {
  /** At most $5 problems before the position $3, $4 (time, id), or the newest if it is null. */
  page: {
    row: staffProblemRow,
    text: `${SELECT} WHERE ${FILTER} AND ($3::timestamptz IS NULL OR (p.reported_at, p.id) < ($3, $4::uuid))
      ORDER BY p.reported_at DESC, p.id DESC LIMIT $5`,
  },
  /** How many there are. */
  count: { row: z.object({ count: z.int() }), text: `SELECT count(*)::int AS count FROM ${TABLES} WHERE ${FILTER}` },
  /** Problem $1. */
  byId: { row: staffProblemRow, text: `${SELECT} WHERE p.id = $1` },
  /** The problems of order $1, the latest first. */
  ofOrder: { row: staffProblemRow, text: `${SELECT} WHERE p.order_id = $1 ORDER BY p.reported_at DESC, p.id DESC` },
  /** Gives problem $1 of version $2 the state $3 and the agreement $4. */
  change: {
    row: keys,
    text: `
      UPDATE order_problem SET state = $3, agreed = $4, version = version + 1
      WHERE id = $1 AND version = $2 RETURNING id`,
  },
  /** The photo $1 of a problem. */
  photo: {
    row: z.object({ picture: z.instanceof(Buffer) }),
    text: "SELECT picture FROM order_problem_photo WHERE id = $1 AND problem_id IS NOT NULL",
  },
} satisfies Readonly<Record<string, Query>>;
