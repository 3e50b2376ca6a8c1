import { z } from "zod";
import { keys, type Query } from "../kernel/sql/query.js";
import { REMEMBERED } from "./cart-changes.queries.js";

export const mergeQueries = {
  /**
   * Marks the cart of visitor $1 as merged, so that it refuses changes. If they have none, another tab may be creating it, so an
   * empty one takes its place.
   */
  retire: {
    row: z.object({ id: z.uuid(), promotionId: z.int().nullable(), isNew: z.boolean() }),
    text: `
      INSERT INTO cart (visitor_id, merged_at) VALUES ($1, now())
      ON CONFLICT (visitor_id) DO UPDATE
        SET version = cart.version + 1, merged_at = now(), updated_at = now()
      RETURNING id, promotion_id AS "promotionId", version = 1 AS "isNew"`,
  },
  /** From cart $1 into cart $2: the remembered additions, the configurations $3 with their new quantities $4, and promotion $5. */
  moveContents: {
    row: keys,
    text: `
      WITH coded AS (
        UPDATE cart SET promotion_id = CASE WHEN id = $2 THEN coalesce($5, promotion_id) END,
          additions = (ARRAY(SELECT unnest(guest.additions) FROM cart guest WHERE guest.id = $1 AND cart.id = $2) || additions)[1:${REMEMBERED}]
        WHERE id IN ($1, $2)
      )
      INSERT INTO cart_line AS present
        (cart_id, product_id, width, height, material, color, customizations, configuration, quantity)
      SELECT $2, l.product_id, l.width, l.height, l.material, l.color, l.customizations, l.configuration, joined.quantity
      FROM unnest($3::text[], $4::int[]) AS joined(configuration, quantity)
      JOIN cart_line l ON l.cart_id = $1 AND l.configuration = joined.configuration
      ORDER BY l.added_at, l.id
      ON CONFLICT (cart_id, configuration) DO UPDATE SET quantity = excluded.quantity RETURNING id`,
  },
} satisfies Readonly<Record<string, Query>>;
