import { z } from "zod";
import type { Query } from "../kernel/sql/query.js";
import { ProblemKind } from "../rules/order-problem.js";

const mailedRow = z.object({
  number: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Whether the order belongs to an account with its e-mail address. */
  isEmailConfirmed: z.boolean(),
  kind: z.enum(ProblemKind),
  product: z.string().nullable(),
  item: z.int().nullable(),
  agreed: z.string().nullable(),
  photoCount: z.int(),
  /** Of the message that the mail is about. */
  text: z.string(),
});

/** A message about a problem, with what its mail says besides. */
export type MailedProblem = z.output<typeof mailedRow>;

/** Stripped orders have no e-mail address, and no mails. */
const MAILED = `
  SELECT o.number, o.email, o.first_name AS "firstName", o.last_name AS "lastName",
    EXISTS (SELECT FROM account a WHERE a.visitor_id = o.visitor_id AND a.email = lower(o.email)) AS "isEmailConfirmed",
    p.kind, l.name AS product, l.position + 1 AS item, p.agreed,
    (SELECT count(*)::int FROM order_problem_photo f WHERE f.problem_id = p.id) AS "photoCount", m.text
  FROM order_problem_message m JOIN order_problem p ON p.id = m.problem_id JOIN orders o ON o.id = p.order_id
    LEFT JOIN order_line l ON l.id = p.line_id
  WHERE o.email IS NOT NULL AND`;

export const problemMailQueries = {
  /** Problem $1 with the message that reported it. */
  problem: { row: mailedRow, text: `${MAILED} p.id = $1 ORDER BY m.written_at, m.id LIMIT 1` },
  /** Message $1. */
  message: { row: mailedRow, text: `${MAILED} m.id = $1` },
} satisfies Readonly<Record<string, Query>>;
