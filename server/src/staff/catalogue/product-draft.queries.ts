import { z } from "zod";
import type { Query } from "../../kernel/sql/query.js";
import { SHOP_TIME_ZONE } from "../../rules/london-time.js";
import { arrangedIn, picturesKeptIn, staffPictureRow } from "./product-pictures.queries.js";

const fieldValues = z.record(z.string(), z.json());

const productDraftRow = z.object({
  version: z.int(),
  changes: fieldValues.nullable(),
  base: fieldValues.nullable(),
  /** In their order, with what the draft says of them; null where it leaves them as they are published. */
  pictures: z.array(staffPictureRow).nullable(),
  publishOn: z.string().nullable(),
  problem: z.string().nullable(),
  /** E-mail address of the member. */
  savedBy: z.string().nullable(),
  savedById: z.uuid().nullable(),
  savedAt: z.date(),
});

/** The draft of a product; without changes while there is none. */
export type ProductDraftRow = z.output<typeof productDraftRow>;

const PICTURES = picturesKeptIn("product_draft_picture", "w.product_id = d.product_id");

const DRAFT = `SELECT d.version, d.changes, d.base, CASE WHEN d.base ? 'pictures' THEN ${PICTURES} END AS pictures, d.publish_on::text AS "publishOn", d.problem, s.email AS "savedBy",
    d.saved_by AS "savedById", d.saved_at AS "savedAt"
  FROM product_draft d LEFT JOIN staff s ON s.id = d.saved_by WHERE d.product_id = $1`;

const version = z.object({ version: z.int() });
const pictureKey = z.object({ id: z.string() });

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
  /** Gives the draft of product $1 the pictures of the JSON list $2, in their order. */
  keepPictures: {
    row: pictureKey,
    text: `INSERT INTO product_draft_picture (product_id, position, picture_id, alt, focus_x, focus_y, shown_color)
      SELECT $1, w.place - 1, w.id, w.alt, w."focusX", w."focusY", w."shownColor" FROM ${arrangedIn("$2")}
      RETURNING picture_id AS id`,
  },
  /** Takes its pictures off the draft of product $1. */
  takePicturesOff: {
    row: pictureKey,
    text: "DELETE FROM product_draft_picture WHERE product_id = $1 RETURNING picture_id AS id",
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
