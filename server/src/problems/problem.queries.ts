import { z } from "zod";
import { rowOfEntity, selectList } from "../kernel/sql/entity-row.js";
import { keys, type Query } from "../kernel/sql/query.js";
import { ProblemKind, ProblemState } from "../rules/order-problem.js";
import { OrderStatus } from "../rules/order-progress.js";
import { OrderProblem } from "./problem.entity.js";

const problem = rowOfEntity(OrderProblem, "p", ["order", "line", "idempotencyKey", "requestHash"]);

/** Columns of a problem `p` and of its line `l`. */
export const PROBLEM = selectList({ ...problem.sql, product: "l.name", item: "l.position + 1" });
export const PROBLEM_TABLES = "order_problem p LEFT JOIN order_line l ON l.id = p.line_id";

export const problemColumns = z.object({
  ...problem.shape,
  kind: z.enum(ProblemKind),
  state: z.enum(ProblemState),
  /** The product of the line, and its place in the order from 1; null where it is about the whole order. */
  product: z.string().nullable(),
  item: z.int().nullable(),
});

/** Times within JSON are text. */
const messageRow = z.object({ id: z.uuid(), text: z.string(), isFromShop: z.boolean(), writtenAt: z.string() });
const photoRow = z.object({ id: z.uuid(), problemId: z.uuid(), width: z.int(), height: z.int(), preview: z.string() });

const shopperProblemRow = problemColumns.extend({ messages: z.array(messageRow) });

/** A problem with its thread. */
export type ProblemRow = z.output<typeof shopperProblemRow>;

const MESSAGES = `
  ARRAY(SELECT json_build_object('id', m.id, 'text', m.text, 'isFromShop', m.staff_id IS NOT NULL, 'writtenAt', m.written_at)
    FROM order_problem_message m WHERE m.problem_id = p.id ORDER BY m.written_at, m.id)`;

/** The preview of photo `f` in base64, whose lines Postgres would break. */
export const PREVIEW = String.raw`translate(encode(f.preview, 'base64'), E'\n', '')`;

const SELECT = `SELECT ${PROBLEM}, ${MESSAGES} AS messages FROM ${PROBLEM_TABLES}`;

export const problemQueries = {
  /** The problems of order $1, the latest first. */
  ofOrder: { row: shopperProblemRow, text: `${SELECT} WHERE p.order_id = $1 ORDER BY p.reported_at DESC, p.id` },
  /** Problem $1. */
  byId: { row: shopperProblemRow, text: `${SELECT} WHERE p.id = $1` },
  /** The photos of the problems $1 with their previews, those of each as they were chosen. */
  photos: {
    row: photoRow,
    text: `
      SELECT f.id, f.problem_id AS "problemId", f.width, f.height, ${PREVIEW} AS preview
      FROM order_problem_photo f WHERE f.problem_id = ANY ($1::uuid[]) ORDER BY f.problem_id, f.position`,
  },
  /** Locks order $1 until the end of the transaction, and tells its status, how many problems it has, and whether $2 is one of its lines. */
  lockOrder: {
    row: z.object({ status: z.enum(OrderStatus), count: z.int(), hasLine: z.boolean() }),
    text: `
      SELECT o.status, (SELECT count(*)::int FROM order_problem p WHERE p.order_id = o.id) AS count,
        EXISTS (SELECT FROM order_line l WHERE l.order_id = o.id AND l.id = $2::uuid) AS "hasLine"
      FROM orders o WHERE o.id = $1 FOR UPDATE OF o`,
  },
  /** The problem of order $1 that was reported with key $2. */
  reportedBefore: {
    row: keys.extend({ requestHash: z.string() }),
    text: `SELECT id, request_hash AS "requestHash" FROM order_problem WHERE order_id = $1 AND idempotency_key = $2`,
  },
  /** Gives the unattached photos $1 of visitor $2 to problem $3, in this order. */
  attachPhotos: {
    row: keys,
    text: `
      UPDATE order_problem_photo f SET visitor_id = NULL, problem_id = $3, position = wanted.place - 1
      FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, place)
      WHERE f.id = wanted.id AND f.visitor_id = $2::uuid RETURNING f.id`,
  },
  /** Keeps a photo of visitor $1 until a report names it: $2 by $3 pixels, the JPEG $4 and its preview $5. */
  keepPhoto: {
    row: keys,
    text: `
      INSERT INTO order_problem_photo (visitor_id, width, height, picture, preview)
      VALUES ($1, $2, $3, $4, $5) RETURNING id`,
  },
  /** Locks problem $2 of order $1 until the end of the transaction, and tells how many messages it has. */
  lock: {
    row: z.object({ state: z.enum(ProblemState), agreed: z.string().nullable(), count: z.int() }),
    text: `
      SELECT p.state, p.agreed, (SELECT count(*)::int FROM order_problem_message m WHERE m.problem_id = p.id) AS count
      FROM order_problem p WHERE p.order_id = $1 AND p.id = $2 FOR UPDATE OF p`,
  },
  /** The message about problem $1 that was written with key $2. */
  writtenBefore: {
    row: keys.extend({ requestHash: z.string() }),
    text: `SELECT id, request_hash AS "requestHash" FROM order_problem_message WHERE problem_id = $1 AND idempotency_key = $2`,
  },
  /** Stores the text $2 of member $3, or else of the shopper with key $4 and hash $5, about problem $1. */
  write: {
    row: keys,
    text: `
      INSERT INTO order_problem_message (problem_id, text, staff_id, idempotency_key, request_hash)
      VALUES ($1, $2, $3, $4, $5) RETURNING id`,
  },
  /** Gives problem $1 the state $2, and a new version. */
  moveTo: {
    row: keys,
    text: "UPDATE order_problem SET state = $2, version = version + 1 WHERE id = $1 RETURNING id",
  },
} satisfies Readonly<Record<string, Query>>;
