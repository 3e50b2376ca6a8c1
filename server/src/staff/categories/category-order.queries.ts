import { z } from "zod";
import type { Query } from "../../kernel/sql/query.js";
import { ORDERED_PRODUCTS_PER_PAGE } from "../../rules/ordered-products.js";

const orderedProduct = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  saleState: z.enum(["HIDDEN", "ON_SALE", "WITHDRAWN"]),
  place: z.int(),
});

const orderPage = z.object({
  orderVersion: z.int(),
  totalCount: z.int(),
  products: z.array(orderedProduct),
});

/** A page of a category's products in their order, with the version of that order. */
export type CategoryOrderRow = z.output<typeof orderPage>;

const key = z.object({ id: z.int() });

/** The products of category $1 with their places, from 1. */
const ORDERED = `SELECT id, name, position, (row_number() OVER (ORDER BY position))::int AS place
  FROM product WHERE category_id = $1`;

export const categoryOrderQueries = {
  /** Of the products of category $1 those from the zero-based place $2 on, on sale or not. */
  page: {
    row: orderPage,
    text: `SELECT c.order_version AS "orderVersion",
        (SELECT count(*)::int FROM product p WHERE p.category_id = c.id) AS "totalCount",
        to_json(ARRAY(
          SELECT json_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'saleState', p.sale_state, 'place', p.place)
          FROM (
            SELECT id, slug, name, sale_state, position, row_number() OVER (ORDER BY position) AS place
            FROM product WHERE category_id = c.id ORDER BY position OFFSET $2 LIMIT ${ORDERED_PRODUCTS_PER_PAGE}
          ) p ORDER BY p.position
        )) AS products
      FROM category c WHERE c.id = $1`,
  },
  /** The category that product $1 is in, with its order locked until the end of the transaction. */
  lockOrder: {
    row: key.extend({ orderVersion: z.int() }),
    text: `SELECT c.id, c.order_version AS "orderVersion" FROM category c
      WHERE c.id = (SELECT category_id FROM product WHERE id = $1) FOR NO KEY UPDATE OF c`,
  },
  /** The place of product $2 in category $1, from 1, and how many products that has. */
  placeOf: {
    row: z.object({ name: z.string(), place: z.int(), count: z.int() }),
    text: `SELECT o.name, o.place, (SELECT count(*)::int FROM product WHERE category_id = $1) AS count
      FROM (${ORDERED}) o WHERE o.id = $2`,
  },
  /** Moves product $2 of category $1 to place $3; those between move up. The category's products share the places that they had. */
  move: {
    row: key,
    text: `WITH ordered AS (${ORDERED}), moving AS (SELECT place FROM ordered WHERE id = $2)
      UPDATE product p SET position = target.position
      FROM ordered o CROSS JOIN moving m JOIN ordered target ON target.place = CASE
        WHEN o.id = $2 THEN $3::int
        WHEN o.place > m.place AND o.place <= $3::int THEN o.place - 1
        WHEN o.place < m.place AND o.place >= $3::int THEN o.place + 1
        ELSE o.place END
      WHERE p.id = o.id AND target.position <> p.position
      RETURNING p.id`,
  },
  /** Notes that the order of category $1 has changed. */
  raiseOrder: {
    row: key,
    text: "UPDATE category SET order_version = order_version + 1 WHERE id = $1 RETURNING id",
  },
  /** Locks all categories until the end of the transaction. Their order is read after it: rows are sorted before they are waited for. */
  lockAll: { row: key, text: "SELECT id FROM category ORDER BY id FOR NO KEY UPDATE" },
  /** All categories in the order of the menu. */
  inOrder: { row: key, text: "SELECT id FROM category ORDER BY position, id" },
  /** Gives the categories $1 their places in this order. */
  arrange: {
    row: key,
    text: `UPDATE category c SET position = w.place - 1, is_arranged = true
      FROM unnest($1::integer[]) WITH ORDINALITY AS w(id, place) WHERE c.id = w.id RETURNING c.id`,
  },
} satisfies Readonly<Record<string, Query>>;
