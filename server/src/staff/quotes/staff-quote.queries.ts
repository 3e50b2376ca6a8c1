import { z } from "zod";
import type { Query } from "../../kernel/sql/query.js";
import { HELD_QUOTE, heldQuoteRow } from "../../quotes/held-quote.queries.js";
import { OWNER } from "./staff-quote-list.queries.js";

/** A held quote as staff see it. */
const staffQuoteRow = heldQuoteRow.extend({
  /** Of the account; null without one. */
  ownerName: z.string().nullable(),
  /** By which staff find the customer. */
  ownerEmail: z.string().nullable(),
  orderId: z.uuid().nullable(),
});

export const staffQuoteQueries = {
  /** The quote with number $1, whoever has it. */
  byNumber: {
    row: staffQuoteRow,
    text: `
      SELECT quoted.*, ${OWNER.name} AS "ownerName", ${OWNER.email} AS "ownerEmail",
        (SELECT o.id FROM orders o WHERE o.held_quote_id = q.id AND o.status <> 'CANCELLED') AS "orderId"
      FROM (${HELD_QUOTE} WHERE q.number = $1) quoted JOIN held_quote q ON q.id = quoted.id
        LEFT JOIN account a ON a.visitor_id = q.visitor_id`,
  },
} satisfies Readonly<Record<string, Query>>;
