import { z } from "zod";
import type { Query } from "../../kernel/sql/query.js";

export const seedQueries = {
  /** Moves the products that staff made behind the first $1 places, in their order. */
  placeAfter: {
    row: z.object({ id: z.int() }),
    text: `UPDATE product p SET position = $1 + made.place
      FROM (SELECT id, row_number() OVER (ORDER BY position) - 1 AS place FROM product WHERE is_of_staff) made
      WHERE p.id = made.id RETURNING p.id`,
  },
  /** The products of the categories in which staff have moved some, in their order. */
  arranged: {
    row: z.object({ id: z.int() }),
    text: `SELECT p.id FROM product p JOIN category c ON c.id = p.category_id
      WHERE c.order_version > 0 ORDER BY p.position`,
  },
  /** Puts the products of those categories in the order $1 again, each category within the places that it has; new ones come last. */
  arrangeAgain: {
    row: z.object({ id: z.int() }),
    text: `WITH ordered AS (
        SELECT p.id, p.category_id,
          row_number() OVER (PARTITION BY p.category_id ORDER BY w.place NULLS LAST, p.position) AS place
        FROM product p JOIN category c ON c.id = p.category_id AND c.order_version > 0
        LEFT JOIN unnest($1::integer[]) WITH ORDINALITY AS w(id, place) ON w.id = p.id),
      places AS (
        SELECT category_id, position, row_number() OVER (PARTITION BY category_id ORDER BY position) AS place FROM product)
      UPDATE product p SET position = places.position
      FROM ordered JOIN places USING (category_id, place)
      WHERE p.id = ordered.id AND p.position <> places.position RETURNING p.id`,
  },
  /** The pictures that categories which staff have changed show, with what is said of them. */
  wordsOfCategories: {
    row: z.object({ id: z.string(), alt: z.string() }),
    text: `SELECT k.id, k.alt FROM picture k
      WHERE EXISTS (SELECT FROM category c WHERE c.picture_id = k.id AND c.version > 0) ORDER BY k.id`,
  },
  /** Takes the pictures off the products of the seed. */
  takePicturesOff: {
    row: z.object({ id: z.string() }),
    text: `DELETE FROM product_picture pp USING product p
      WHERE p.id = pp.product_id AND NOT p.is_of_staff RETURNING pp.picture_id AS id`,
  },
} satisfies Readonly<Record<string, Query>>;
