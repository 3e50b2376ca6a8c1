import { z } from "zod";
import type { Query } from "../../kernel/sql/query.js";
import { SHOP_TIME_ZONE } from "../../rules/london-time.js";

const fieldValues = z.record(z.string(), z.json());

const productDraftRow = z.object({
  version: z.int(),
  changes: fieldValues.nullable(),
  base: fieldValues.nullable(),
  publishOn: z.string().nullable(),
  problem: z.string().nullable(),
  /** E-mail address of the member. */
  savedBy: z.string().nullable(),
  savedById: z.uuid().nullable(),
  savedAt: z.date(),
});

/** The draft of a product; without changes while there is none. */
export type ProductDraftRow = z.output<typeof productDraftRow>;

const DRAFT = `SELECT d.version, d.changes, d.base, d.publish_on::text AS "publishOn", d.problem, s.email AS "savedBy",
    d.saved_by AS "savedById", d.saved_at AS "savedAt"
  FROM product_draft d LEFT JOIN staff s ON s.id = d.saved_by WHERE d.product_id = $1`;

const version = z.object({ version: z.int() });

export const productDraftQueries = {
  /** The draft of product $1. */
  ofProduct: { row: productDraftRow, text: DRAFT },
  /** Saves the draft of product $1: changes $2 and base $3 as JSON, day $4, member $5. */
  save: {
    row: version,
    text: `INSERT INTO product_draft AS d (product_id, version, changes, base, publish_on, saved_by) VALUES ($1, 1, $2, $3, $4, $5)
      ON CONFLICT (product_id) DO UPDATE SET version = d.version + 1, changes = excluded.changes, base = excluded.base,
        publish_on = excluded.publish_on, problem = NULL, saved_by = excluded.saved_by, saved_at = now()
      RETURNING d.version`,
  },
  /** Ends the draft of product $1. */
  end: {
    row: version,
    text: `UPDATE product_draft SET version = version + 1, changes = NULL, base = NULL, publish_on = NULL, problem = NULL
      WHERE product_id = $1 RETURNING version`,
  },
  /** Notes why version $2 of the draft of product $1 was not published: $3. No row where it is another one by now. */
  fail: {
    row: version,
    text: `UPDATE product_draft SET version = version + 1, problem = $3 WHERE product_id = $1 AND version = $2
      AND changes IS NOT NULL RETURNING version`,
  },
  /** The products of drafts whose day has begun in London at the moment $1, or now if that is null, without those that failed. */
  due: {
    row: z.object({ productId: z.int() }),
    text: `
      SELECT product_id AS "productId" FROM product_draft WHERE changes IS NOT NULL AND problem IS NULL
        AND publish_on::timestamp AT TIME ZONE '${SHOP_TIME_ZONE}' <= coalesce($1::timestamptz, now())
      ORDER BY publish_on, product_id`,
  },
} satisfies Readonly<Record<string, Query>>;
