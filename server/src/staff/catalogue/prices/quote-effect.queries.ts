import { z } from "zod";
import { EnquiryState } from "../../../enquiries/enquiry-state.js";
import type { Query } from "../../../kernel/sql/query.js";

/** Requests that are read, the newest first: far more than a shop leaves open. */
const MOST_REQUESTS = 5000;

export const quoteEffectQueries = {
  /** What was written in quote requests that are not closed, the newest first. */
  open: {
    row: z.object({ id: z.uuid(), sentAt: z.date(), message: z.string() }),
    text: `SELECT id, created_at AS "sentAt", message FROM quote_request
      WHERE state <> '${EnquiryState.CLOSED}' AND message IS NOT NULL
      ORDER BY created_at DESC, id DESC LIMIT ${MOST_REQUESTS}`,
  },
  /** What the codes $1 stand for, of the products $2; also those that have expired. */
  configurations: {
    row: z.object({
      code: z.string(),
      productId: z.int(),
      width: z.number(),
      height: z.number(),
      material: z.string(),
    }),
    text: `SELECT code, product_id AS "productId", width::float8 AS width, height::float8 AS height, material
      FROM configuration_code WHERE code = ANY ($1::text[]) AND product_id = ANY ($2::integer[]) ORDER BY code`,
  },
  /** In their order, the base prices of the products $1 at the moments $2, without tax; null where none is known. */
  pricesAt: {
    row: z.object({ basePence: z.int().nullable() }),
    text: `
      SELECT (SELECT h.base_price_pence FROM price_period h
        WHERE h.product_id = asked.product_id AND h.valid_from <= asked.at AND (h.valid_to IS NULL OR h.valid_to > asked.at)
        ORDER BY h.valid_from DESC LIMIT 1) AS "basePence"
      FROM unnest($1::integer[], $2::timestamptz[]) WITH ORDINALITY AS asked (product_id, at, place) ORDER BY asked.place`,
  },
} satisfies Readonly<Record<string, Query>>;
