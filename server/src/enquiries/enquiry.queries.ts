import { z } from "zod";
import type { Query } from "../kernel/sql/query.js";

/** An answer of the shop that is to be mailed. */
export type MailedAnswer = z.output<typeof enquiryQueries.answerToMail.row>;

export const enquiryQueries = {
  /** The clock of the database, by which an enquiry is stored. */
  now: { row: z.object({ now: z.date() }), text: "SELECT now()" },
  /** Names and choices of the products $1, from the table of the catalogue. */
  sampledProducts: {
    row: z.object({ id: z.int(), name: z.string(), materials: z.array(z.string()), colors: z.array(z.string()) }),
    text: `SELECT p.id, p.name, p.materials, p.colors FROM product p WHERE p.id = ANY($1::int[]) AND p.sale_state = 'ON_SALE'`,
  },
  /** What visitor $1 has asked samples of, each product, material and colour once, with its newest request. */
  askedSamples: {
    row: z.object({
      productId: z.int(),
      material: z.string(),
      color: z.string(),
      askedAt: z.date(),
      sentAt: z.date().nullable(),
    }),
    text: `
      SELECT DISTINCT ON (1, 2, 3) (e.sample->>'productId')::int AS "productId", e.sample->>'material' AS material,
        e.sample->>'color' AS color, r.created_at AS "askedAt", r.samples_sent_at[e.place] AS "sentAt"
      FROM sample_request r, jsonb_array_elements(r.samples) WITH ORDINALITY AS e (sample, place)
      WHERE r.visitor_id = $1 ORDER BY 1, 2, 3, r.created_at DESC, r.id`,
  },
  /** Answer $1, to what it answers (e-mail address and form of the enquiry), and the quote that comes with it. */
  answerToMail: {
    row: z.object({
      text: z.string(),
      email: z.string(),
      form: z.enum(["quote request", "message", "sample request"]),
      quoteNumber: z.string().nullable(),
      heldUntil: z.date().nullable(),
    }),
    text: `
      SELECT a.text, h.number AS "quoteNumber", h.held_until AS "heldUntil", coalesce(q.email, m.email, s.email) AS email,
        CASE WHEN q.id IS NOT NULL THEN 'quote request' WHEN m.id IS NOT NULL THEN 'message' ELSE 'sample request' END AS form
      FROM enquiry_answer a LEFT JOIN quote_request q ON q.id = a.quote_request_id
        LEFT JOIN contact_message m ON m.id = a.contact_message_id LEFT JOIN sample_request s ON s.id = a.sample_request_id
        LEFT JOIN held_quote h ON h.id = a.held_quote_id
      WHERE a.id = $1`,
  },
} satisfies Readonly<Record<string, Query>>;
