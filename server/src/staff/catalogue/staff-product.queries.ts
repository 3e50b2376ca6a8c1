import { z } from "zod";
import { Product } from "../../catalogue/products/product.entity.js";
import { rowOfEntity, selectList } from "../../kernel/sql/entity-row.js";
import type { Query } from "../../kernel/sql/query.js";

const product = rowOfEntity(Product, "p", []);
const staffProductRow = z.object({ ...product.shape, categoryName: z.string() });

/** A product with all its columns. */
export type StaffProductRow = z.output<typeof staffProductRow>;

const PRODUCT = `SELECT ${selectList({ ...product.sql, categoryName: "c.name" })}
  FROM product p JOIN category c ON c.id = p.category_id WHERE p.id = $1`;

export const staffProductQueries = {
  /** Product $1. */
  byId: { row: staffProductRow, text: PRODUCT },
  /** The same, locked until the end of the transaction. */
  lock: { row: staffProductRow, text: `${PRODUCT} FOR UPDATE OF p` },
  /** Whether a product other than $1 has the name $2, in any case. */
  isNameTaken: {
    row: z.object({ isTaken: z.boolean() }),
    text: `SELECT EXISTS (SELECT FROM product WHERE id <> $1 AND lower(name) = lower($2)) AS "isTaken"`,
  },
} satisfies Readonly<Record<string, Query>>;
