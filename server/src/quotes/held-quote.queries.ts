import { z } from "zod";
import { pictureById, pictureRow } from "../catalogue/products/product.queries.js";
import { HeldQuoteLine } from "../held-prices/held-quote-line.entity.js";
import { HELD_QUOTE_STATE } from "../held-prices/held-quote-of-cart.js";
import { HeldQuote } from "../held-prices/held-quote.entity.js";
import { jsonObject, rowOfEntity, selectList } from "../kernel/sql/entity-row.js";
import type { Query } from "../kernel/sql/query.js";
import { HeldQuoteState } from "../rules/held-quote.js";

const line = rowOfEntity(HeldQuoteLine, "l", ["quoteId", "pictureId"]);
const heldQuoteLineRow = z.object({ ...line.shape, picture: pictureRow.nullable() });
const LINES = `(SELECT json_agg(${jsonObject({ ...line.sql, picture: pictureById("l.picture_id") })} ORDER BY l.position)
  FROM held_quote_line l WHERE l.quote_id = q.id)`;

export type HeldQuoteLineRow = z.output<typeof heldQuoteLineRow>;

const quote = rowOfEntity(HeldQuote, "q", ["visitorId", "idempotencyKey", "requestHash", "pricing"]);
export const heldQuoteRow = z.object({
  ...quote.shape,
  state: z.enum(HeldQuoteState),
  /** Of its order that is not cancelled. */
  orderNumber: z.string().nullable(),
  /** When the link was made that shows it to others; null without one. */
  sharedAt: z.date().nullable(),
  agreedAt: z.date().nullable(),
  agreedBy: z.string().nullable(),
  agreementComment: z.string().nullable(),
  lines: z.array(heldQuoteLineRow),
});

export type HeldQuoteRow = z.output<typeof heldQuoteRow>;

/** Selects held quotes, aliased `q`, in the shape of a HeldQuoteRow; append a WHERE. */
export const HELD_QUOTE = `
  SELECT ${selectList({
    ...quote.sql,
    state: HELD_QUOTE_STATE,
    orderNumber: "(SELECT o.number FROM orders o WHERE o.held_quote_id = q.id AND o.status <> 'CANCELLED')",
    sharedAt: "s.made_at",
    agreedAt: "g.agreed_at",
    agreedBy: "g.name",
    agreementComment: "g.comment",
    lines: LINES,
  })} FROM held_quote q LEFT JOIN held_quote_share s ON s.quote_id = q.id LEFT JOIN held_quote_agreement g ON g.quote_id = q.id`;

/** More than anybody makes while one is of use. */
const MOST_SHOWN = 100;

export const heldQuoteQueries = {
  byId: { row: heldQuoteRow, text: `${HELD_QUOTE} WHERE q.id = $1` },
  /** The quote of the link whose token has the hash $1. */
  byShare: { row: heldQuoteRow, text: `${HELD_QUOTE} WHERE s.hash = $1` },
  /** The quote with id $1 for its mail, and whether the quote's account has confirmed the quote's e-mail address. */
  toMail: {
    row: heldQuoteRow.extend({ isEmailConfirmed: z.boolean() }),
    text: `
      SELECT mailed.*, EXISTS (
        SELECT FROM held_quote h JOIN account a USING (visitor_id) WHERE h.id = mailed.id AND a.email = lower(h.email)
      ) AS "isEmailConfirmed"
      FROM (${HELD_QUOTE} WHERE q.id = $1) mailed`,
  },
  /** The quote with number $1, whoever has it. */
  byNumber: { row: heldQuoteRow, text: `${HELD_QUOTE} WHERE q.number = $1` },
  /** The quote of visitor $1 with number $2, or their latest if $2 is null. */
  ofVisitor: {
    row: heldQuoteRow,
    text: `${HELD_QUOTE} WHERE q.visitor_id = $1 AND q.number = coalesce($2, q.number) ORDER BY q.made_at DESC, q.id LIMIT 1`,
  },
  /** The latest of visitor $1, the newest first. */
  allOfVisitor: {
    row: heldQuoteRow,
    text: `${HELD_QUOTE} WHERE q.visitor_id = $1 ORDER BY q.made_at DESC, q.id LIMIT ${MOST_SHOWN}`,
  },
  /** The quote that visitor $1 has made with key $2. */
  madeBefore: {
    row: z.object({ id: z.uuid(), requestHash: z.string() }),
    text: `SELECT q.id, q.request_hash AS "requestHash" FROM held_quote q WHERE q.visitor_id = $1 AND q.idempotency_key = $2`,
  },
  /** Whether $1 is a code that counts in few orders. */
  isUniqueCode: {
    row: z.object({ isUnique: z.boolean() }),
    text: `SELECT EXISTS (SELECT FROM unique_code WHERE code = $1) AS "isUnique"`,
  },
} satisfies Readonly<Record<string, Query>>;
