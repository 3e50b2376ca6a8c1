import { z } from "zod";
import { keys, type Query } from "../kernel/sql/query.js";
import { REMEMBERED } from "./cart-changes.queries.js";

export const mergeQueries = {
  /**
   * Marks the cart of visitor $1 as merged, so that it refuses changes. If they have none, another tab may be creating it, so an
   * empty one takes its place.
   */
  retire: {
    row: z.object({
      ...{ id: z.uuid(), isNew: z.boolean() },
      ...{ promotionId: z.int().nullable(), uniqueCode: z.string().nullable() },
    }),
    text: `
      INSERT INTO cart (visitor_id, merged_at) VALUES ($1, now())
      ON CONFLICT (visitor_id) DO UPDATE
        SET version = cart.version + 1, merged_at = now(), updated_at = now()
      RETURNING id, promotion_id AS "promotionId", unique_code AS "uniqueCode", version = 1 AS "isNew"`,
  },
  /** From cart $1 into cart $2: the remembered additions, note and choices, the configurations $3 with their new quantities $4, and promotion $5 with its unique code $6. */
  moveContents: {
    row: keys,
    text: `
      WITH guest AS (
        UPDATE cart SET promotion_id = NULL, unique_code = NULL, held_quote_id = NULL, note = NULL, delivery = NULL, fulfilment = NULL WHERE id = $1
      ), joined_cart AS (
        UPDATE cart SET promotion_id = coalesce($5, cart.promotion_id),
          unique_code = CASE WHEN $5::int IS NULL THEN cart.unique_code ELSE $6 END, note = coalesce(guest.note, cart.note),
          held_quote_id = coalesce(guest.held_quote_id, cart.held_quote_id),
          delivery = coalesce(guest.delivery, cart.delivery), fulfilment = coalesce(guest.fulfilment, cart.fulfilment),
          additions = (guest.additions || cart.additions)[1:${REMEMBERED}]
        FROM cart guest WHERE guest.id = $1 AND cart.id = $2
      )
      INSERT INTO cart_line AS present
        (cart_id, product_id, width, height, material, color, customizations, configuration, quantity,
          room_name, window_name)
      SELECT $2, l.product_id, l.width, l.height, l.material, l.color, l.customizations, l.configuration, joined.quantity,
        l.room_name, l.window_name
      FROM unnest($3::text[], $4::int[]) AS joined(configuration, quantity)
      JOIN cart_line l ON l.cart_id = $1 AND l.configuration = joined.configuration
      ORDER BY l.added_at, l.id
      ON CONFLICT (cart_id, configuration) DO UPDATE SET quantity = excluded.quantity RETURNING id`,
  },
} satisfies Readonly<Record<string, Query>>;
