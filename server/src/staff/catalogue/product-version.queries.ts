import { z } from "zod";
import type { Query } from "../../kernel/sql/query.js";
import type { EditedProduct } from "../../rules/product-form.js";
import { arrangedIn, picturesKeptIn, staffPictureRow } from "./product-pictures.queries.js";

/** What people decide of a product; it was checked by its form when it was saved. */
export type VersionFields = Partial<EditedProduct>;

const productVersionRow = z.object({
  version: z.int(),
  fields: z.custom<VersionFields>((value) => typeof value === "object" && value !== null),
  /** In their order, with what was said of them then. */
  pictures: z.array(staffPictureRow),
  savedAt: z.date(),
  /** E-mail address of the member. */
  savedBy: z.string().nullable(),
  takenFrom: z.int().nullable(),
});

/** What a product was with a version. */
export type ProductVersionRow = z.output<typeof productVersionRow>;

const PICTURES = picturesKeptIn("product_version_picture", "w.product_id = v.product_id AND w.version = v.version");

const VERSIONS = `SELECT v.version, v.fields, ${PICTURES} AS pictures, v.saved_at AS "savedAt", saver.email AS "savedBy",
    v.taken_from AS "takenFrom"
  FROM product_version v LEFT JOIN staff saver ON saver.id = v.saved_by WHERE v.product_id = $1`;

/** Versions that a page shows. */
const NEWEST = 20;

export const productVersionQueries = {
  /** The newest versions of product $1. */
  newest: { row: productVersionRow, text: `${VERSIONS} ORDER BY v.version DESC LIMIT ${NEWEST}` },
  /** The latest version of product $1. */
  latest: { row: productVersionRow, text: `${VERSIONS} ORDER BY v.version DESC LIMIT 1` },
  /** Version $2 of product $1. */
  version: { row: productVersionRow, text: `${VERSIONS} AND v.version = $2` },
  /** Keeps version $2 of product $1: fields $3 and pictures $4 as JSON, by member $5, taken back to version $6. One that is there stays. */
  keep: {
    row: z.object({ version: z.int() }),
    text: `WITH kept AS (
        INSERT INTO product_version (product_id, version, fields, saved_by, taken_from) VALUES ($1, $2, $3, $5, $6)
        ON CONFLICT DO NOTHING RETURNING product_id, version),
      pictures AS (
        INSERT INTO product_version_picture (product_id, version, position, picture_id, alt, focus_x, focus_y, shown_color)
        SELECT kept.product_id, kept.version, w.place - 1, w.id, w.alt, w."focusX", w."focusY", w."shownColor"
        FROM kept CROSS JOIN ${arrangedIn("$4")})
      SELECT version FROM kept`,
  },
} satisfies Readonly<Record<string, Query>>;
