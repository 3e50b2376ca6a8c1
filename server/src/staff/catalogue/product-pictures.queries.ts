import { z } from "zod";
import { Picture } from "../../catalogue/products/picture.entity.js";
import { jsonObject, rowOfEntity, selectList } from "../../kernel/sql/entity-row.js";
import type { Query } from "../../kernel/sql/query.js";

const entity = rowOfEntity(Picture, "k", ["placeholder", "tintBase"]);

/** Columns of a picture, aliased `k`, as staff see it. */
const columns = {
  ...entity.sql,
  isTintable: "(k.tint_base IS NOT NULL)",
  isPublished: "(NOT EXISTS (SELECT FROM picture_upload u WHERE u.picture_id = k.id AND u.published_at IS NULL))",
  productCount: "(SELECT count(*)::int FROM product_picture u WHERE u.picture_id = k.id)",
};

/** A picture as staff see it. */
export const staffPictureRow = z.object({
  ...entity.shape,
  isTintable: z.boolean(),
  isPublished: z.boolean(),
  productCount: z.int(),
});
export type StaffPictureRow = z.output<typeof staffPictureRow>;

/** Its columns, aliased `k`, and the same as JSON. */
export const STAFF_PICTURE_COLUMNS = selectList(columns);
export const STAFF_PICTURE = jsonObject(columns);

/** The pictures of a product, aliased `p`, in their order, as JSON. */
export const PICTURES_OF_PRODUCT = `to_json(ARRAY(
  SELECT ${STAFF_PICTURE} FROM product_picture pp JOIN picture k ON k.id = pp.picture_id
  WHERE pp.product_id = p.id ORDER BY pp.position))`;

/**
 * Pictures in their order, with what is said of them there, as JSON.
 * @param table aliased `w`
 * @param condition which of its rows
 */
export const picturesKeptIn = (table: string, condition: string): string => {
  const words = { alt: "w.alt", focusX: "w.focus_x", focusY: "w.focus_y", shownColor: "w.shown_color" };
  return `to_json(ARRAY(
    SELECT ${jsonObject({ ...columns, ...words })} FROM ${table} w JOIN picture k ON k.id = w.picture_id
    WHERE ${condition} ORDER BY w.position))`;
};

const keys = z.object({ id: z.string() });

const usablePictureRow = z.object({ ...keys.shape, isTintable: z.boolean(), shownColor: z.string().nullable() });

/** A picture that a product may show. */
export type UsablePictureRow = z.output<typeof usablePictureRow>;

const RECORD = `(id text, alt text, "focusX" smallint, "focusY" smallint, "shownColor" text)`;

/** The JSON list $1 of pictures. */
const WANTED = `json_to_recordset($1::json) AS w${RECORD}`;

/** The JSON list of pictures in a parameter, as `w` with its `place` from 1. */
export const arrangedIn = (parameter: string): string =>
  `ROWS FROM (json_to_recordset(${parameter}::json) AS ${RECORD}) WITH ORDINALITY
    AS w(id, alt, "focusX", "focusY", "shownColor", place)`;

export const productPictureQueries = {
  /** Of the pictures $2 those that product $1 may show, locked: its own, those of its draft and versions, and uploads that no other has. */
  lock: {
    row: usablePictureRow,
    text: `SELECT k.id, ${columns.isTintable} AS "isTintable", k.shown_color AS "shownColor"
      FROM picture k WHERE k.id = ANY($2) AND (
        EXISTS (SELECT FROM product_picture pp WHERE pp.picture_id = k.id AND pp.product_id = $1)
        OR EXISTS (SELECT FROM product_draft_picture d WHERE d.picture_id = k.id AND d.product_id = $1)
        OR EXISTS (SELECT FROM product_version_picture v WHERE v.picture_id = k.id AND v.product_id = $1)
        OR (EXISTS (SELECT FROM picture_upload u WHERE u.picture_id = k.id)
          AND NOT EXISTS (SELECT FROM product_picture pp WHERE pp.picture_id = k.id)
          AND NOT EXISTS (SELECT FROM product_draft_picture d WHERE d.picture_id = k.id)))
      ORDER BY k.id FOR UPDATE OF k`,
  },
  /** Gives the pictures of the JSON list $1 their words, their point in view and their colour. */
  describe: {
    row: keys,
    text: `UPDATE picture k SET alt = w.alt, focus_x = w."focusX", focus_y = w."focusY", shown_color = w."shownColor"
      FROM ${WANTED}
      WHERE k.id = w.id AND (k.alt, k.focus_x, k.focus_y, k.shown_color)
        IS DISTINCT FROM (w.alt, w."focusX", w."focusY", w."shownColor")
      RETURNING k.id`,
  },
  /** Takes its pictures off product $1. */
  takeOff: {
    row: keys,
    text: `DELETE FROM product_picture WHERE product_id = $1 RETURNING picture_id AS id`,
  },
  /** Shows the pictures $2 with product $1, in their order. */
  show: {
    row: keys,
    text: `INSERT INTO product_picture (product_id, position, picture_id)
      SELECT $1, place - 1, id FROM unnest($2::text[]) WITH ORDINALITY AS w(id, place)
      RETURNING picture_id AS id`,
  },
  /** Notes that the uploads among the pictures $1 have been needed until now. */
  touch: {
    row: keys,
    text: "UPDATE picture_upload SET touched_at = now() WHERE picture_id = ANY($1) RETURNING picture_id AS id",
  },
  /** Raises the version of product $1, since its pictures have changed. */
  raiseVersion: {
    row: z.object({ version: z.int() }),
    text: "UPDATE product SET version = version + 1 WHERE id = $1 RETURNING version",
  },
  /** Raises the versions of the products besides $1 that show one of the pictures $2, since what is said of it has changed. */
  raiseOthers: {
    row: z.object({ id: z.int() }),
    text: `UPDATE product SET version = version + 1
      WHERE id <> $1 AND id IN (SELECT product_id FROM product_picture WHERE picture_id = ANY($2)) RETURNING id`,
  },
  /**
   * Gives the categories whose tile shows one of the pictures $1 another version with the same texts, saved by $2, since what is said of
   * the picture has changed. What they were before staff changed anything is kept as version 0.
   */
  raiseCategories: {
    row: z.object({ id: z.int() }),
    text: `WITH shown AS (
        SELECT c.id, c.version, c.picture_id, json_build_object('name', c.name, 'tagline', c.tagline,
          'description', c.description, 'seoTitle', c.seo_title, 'seoDescription', c.seo_description)::jsonb AS texts
        FROM category c WHERE c.picture_id = ANY($1) ORDER BY c.id FOR NO KEY UPDATE
      ), kept AS (
        INSERT INTO category_version (category_id, version, texts, picture_id, saved_by)
        SELECT id, 0, texts, picture_id, NULL FROM shown WHERE version = 0
        UNION ALL SELECT id, version + 1, texts, picture_id, $2::uuid FROM shown
        ON CONFLICT DO NOTHING
      )
      UPDATE category c SET version = shown.version + 1 FROM shown WHERE c.id = shown.id RETURNING c.id`,
  },
  /** Keeps picture $1 of an upload: width, height, widths, colour and preview. One that is there stays as it is. */
  keep: {
    row: keys,
    text: `WITH k AS (
        INSERT INTO picture (id, alt, width, height, widths, color, placeholder) VALUES ($1, '', $2, $3, $4, $5, $6)
        ON CONFLICT (id) DO UPDATE SET id = excluded.id RETURNING id)
      INSERT INTO picture_upload (picture_id) SELECT id FROM k
        ON CONFLICT (picture_id) DO UPDATE SET touched_at = now() RETURNING picture_id AS id`,
  },
  /** Picture $1. */
  byId: { row: staffPictureRow, text: `SELECT ${STAFF_PICTURE_COLUMNS} FROM picture k WHERE k.id = $1` },
  /** Keeps the files of picture $1: widths $2, formats $3 and contents $4. */
  keepFiles: {
    row: z.object({ width: z.int() }),
    text: `INSERT INTO picture_file (picture_id, width, format, bytes)
      SELECT $1, w.width, w.format, w.bytes FROM unnest($2::integer[], $3::text[], $4::bytea[]) AS w(width, format, bytes)
      ON CONFLICT DO NOTHING RETURNING width`,
  },
} satisfies Readonly<Record<string, Query>>;
