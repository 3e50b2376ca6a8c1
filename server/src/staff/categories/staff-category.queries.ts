import { z } from "zod";
import { Category } from "../../catalogue/products/category.entity.js";
import { isReduced } from "../../catalogue/products/product.queries.js";
import { IS_ON_SALE } from "../../catalogue/products/sale-state.js";
import { rowOfEntity, selectList } from "../../kernel/sql/entity-row.js";
import type { Query } from "../../kernel/sql/query.js";
import type { CategoryTexts } from "../../rules/category-form.js";
import { STAFF_PICTURE, STAFF_PICTURE_COLUMNS, staffPictureRow } from "../catalogue/product-pictures.queries.js";

const category = rowOfEntity(Category, "c", [
  "productCount",
  "fromPricePence",
  "picture",
  "changedAt",
  "isArranged",
  "orderVersion",
]);
const pictureOf = (column: string) => `(SELECT ${STAFF_PICTURE} FROM picture k WHERE k.id = ${column})`;

const staffCategoryRow = z.object({
  ...category.shape,
  picture: staffPictureRow.nullable(),
  productCount: z.int(),
});

/** A category with all that staff decide of it. */
export type StaffCategoryRow = z.output<typeof staffCategoryRow>;

/** Texts are checked by their form before they are stored. */
const texts = z.custom<CategoryTexts>((value) => typeof value === "object" && value !== null);

const versionRow = z.object({
  version: z.int(),
  texts,
  picture: staffPictureRow.nullable(),
  savedAt: z.date(),
  savedBy: z.string().nullable(),
  takenFrom: z.int().nullable(),
});

/** What a category was with one version. */
export type CategoryVersionRow = z.output<typeof versionRow>;

const CATEGORY = `SELECT ${selectList({
  ...category.sql,
  picture: pictureOf("c.picture_id"),
  productCount: "(SELECT count(*)::int FROM product p WHERE p.category_id = c.id)",
})} FROM category c`;

const VERSIONS = `SELECT v.version, v.texts, ${pictureOf("v.picture_id")} AS picture, v.saved_at AS "savedAt",
    saver.email AS "savedBy", v.taken_from AS "takenFrom"
  FROM category_version v LEFT JOIN staff saver ON saver.id = v.saved_by WHERE v.category_id = $1`;

/** Pictures that a category is offered for its tile. */
const OFFERED_PICTURES = 24;

const key = z.object({ id: z.int() });

export const staffCategoryQueries = {
  /** All categories in the order of the menu. */
  all: { row: staffCategoryRow, text: `${CATEGORY} ORDER BY c.position, c.id` },
  /** Category $1. */
  byId: { row: staffCategoryRow, text: `${CATEGORY} WHERE c.id = $1` },
  /** The same, locked until the end of the transaction. */
  lock: { row: staffCategoryRow, text: `${CATEGORY} WHERE c.id = $1 FOR NO KEY UPDATE OF c` },
  /** Makes others that give a category a name wait until the end of the transaction. */
  holdNames: {
    row: z.object({ held: z.boolean() }),
    text: "SELECT pg_advisory_xact_lock(hashtext('names of categories')) IS NOT NULL AS held",
  },
  /** Whether a category other than $1 has the name $2, in any case. */
  isNameTaken: {
    row: z.object({ isTaken: z.boolean() }),
    text: `SELECT EXISTS (SELECT FROM category WHERE id <> $1 AND lower(name) = lower($2)) AS "isTaken"`,
  },
  /** What category $1 was before staff changed it, and its newest 100 versions since. */
  versions: {
    row: versionRow,
    text: `(${VERSIONS} AND v.version > 0 ORDER BY v.version DESC LIMIT 100)
      UNION ALL (${VERSIONS} AND v.version = 0)`,
  },
  /** Version $2 of category $1. */
  version: { row: versionRow, text: `${VERSIONS} AND v.version = $2` },
  /** Keeps version $2 of category $1: texts $3, picture $4, by $5, taken back to version $6. One that is there stays. */
  keepVersion: {
    row: z.object({ version: z.int() }),
    text: `INSERT INTO category_version (category_id, version, texts, picture_id, saved_by, taken_from)
      VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING version`,
  },
  /** Gives category $1 the texts $3 to $7 and the picture $8, as version $2. */
  store: {
    row: key,
    text: `UPDATE category SET version = $2, name = $3, tagline = $4, description = $5, seo_title = $6,
        seo_description = $7, picture_id = $8 WHERE id = $1 RETURNING id`,
  },
  /** Picture $1, locked until the end of the transaction. */
  lockPicture: {
    row: staffPictureRow,
    text: `SELECT ${STAFF_PICTURE_COLUMNS} FROM picture k WHERE k.id = $1 FOR UPDATE`,
  },
  /** Gives picture $1 the words $2 and the point in view $3, $4. */
  describePicture: {
    row: z.object({ id: z.string() }),
    text: `UPDATE picture SET alt = $2, focus_x = $3, focus_y = $4
      WHERE id = $1 AND (alt, focus_x, focus_y) IS DISTINCT FROM ($2::text, $3::smallint, $4::smallint) RETURNING id`,
  },
  /** Raises the versions of the products that show picture $1, since its words have changed. */
  raiseProducts: {
    row: key,
    text: `UPDATE product SET version = version + 1
      WHERE id IN (SELECT product_id FROM product_picture WHERE picture_id = $1) RETURNING id`,
  },
  /**
   * What may be shown on the tile of category $1 without an upload: what it has shown, and first pictures of what it lists. $2 is whether
   * only proven was-prices count.
   */
  offeredPictures: {
    row: staffPictureRow,
    text: `SELECT ${STAFF_PICTURE_COLUMNS} FROM picture k JOIN (
        SELECT picture_id, min(place) AS place FROM (
          SELECT c.picture_id, -2 AS place FROM category c WHERE c.id = $1
          UNION ALL SELECT v.picture_id, -1 FROM category_version v WHERE v.category_id = $1
          UNION ALL (
            SELECT pp.picture_id, p.position FROM product p JOIN product_picture pp ON pp.product_id = p.id
            WHERE pp.position = 0 AND ${IS_ON_SALE}
              AND (p.category_id = $1 OR (${isReduced("$2")} AND EXISTS (SELECT FROM category c WHERE c.id = $1 AND c.only_reduced)))
            ORDER BY p.position LIMIT ${OFFERED_PICTURES})
        ) shown GROUP BY picture_id
      ) offered ON offered.picture_id = k.id ORDER BY offered.place, k.id`,
  },
} satisfies Readonly<Record<string, Query>>;
