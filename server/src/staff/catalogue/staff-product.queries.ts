import { z } from "zod";
import { Product } from "../../catalogue/products/product.entity.js";
import { rowOfEntity, selectList } from "../../kernel/sql/entity-row.js";
import type { Query } from "../../kernel/sql/query.js";
import { PICTURES_OF_PRODUCT, staffPictureRow } from "./product-pictures.queries.js";
import { CHOSEN_RELATED, chosenProductRow } from "./related-products.queries.js";

const product = rowOfEntity(Product, "p", []);
const staffProductRow = z.object({
  ...product.shape,
  categoryName: z.string(),
  pictures: z.array(staffPictureRow),
  chosenRelated: z.array(chosenProductRow),
});

/** A product with all its columns, its pictures, and what staff have chosen for its page. */
export type StaffProductRow = z.output<typeof staffProductRow>;

const PRODUCT = `SELECT ${selectList({
  ...product.sql,
  categoryName: "c.name",
  pictures: PICTURES_OF_PRODUCT,
  chosenRelated: CHOSEN_RELATED,
})}
  FROM product p JOIN category c ON c.id = p.category_id WHERE p.id = $1`;

export const staffProductQueries = {
  /** Product $1. */
  byId: { row: staffProductRow, text: PRODUCT },
  /** The same, locked until the end of the transaction. */
  lock: { row: staffProductRow, text: `${PRODUCT} FOR UPDATE OF p` },
  /** Whether a product has the slug $1. */
  isSlugTaken: {
    row: z.object({ isTaken: z.boolean() }),
    text: 'SELECT EXISTS (SELECT FROM product WHERE slug = $1) AS "isTaken"',
  },
  /** Whether a product other than $1 has the name $2, in any case. */
  isNameTaken: {
    row: z.object({ isTaken: z.boolean() }),
    text: `SELECT EXISTS (SELECT FROM product WHERE id <> $1 AND lower(name) = lower($2)) AS "isTaken"`,
  },
} satisfies Readonly<Record<string, Query>>;
