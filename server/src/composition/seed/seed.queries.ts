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
  /** Takes the pictures off the products of the seed. */
  takePicturesOff: {
    row: z.object({ id: z.string() }),
    text: `DELETE FROM product_picture pp USING product p
      WHERE p.id = pp.product_id AND NOT p.is_of_staff RETURNING pp.picture_id AS id`,
  },
} satisfies Readonly<Record<string, Query>>;
