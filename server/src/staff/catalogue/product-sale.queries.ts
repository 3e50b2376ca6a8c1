import { z } from "zod";
import type { Query } from "../../kernel/sql/query.js";
import { SHOP_TIME_ZONE } from "../../rules/london-time.js";

const productKey = z.object({ id: z.int() });

export const productSaleQueries = {
  /** Makes others that give a product a new place wait until the end of the transaction. */
  holdPlaces: {
    row: z.object({ held: z.boolean() }),
    text: "SELECT pg_advisory_xact_lock(hashtext('places of products')) IS NOT NULL AS held",
  },
  /** The place after all products. */
  lastPlace: {
    row: z.object({ position: z.int() }),
    text: "SELECT coalesce(max(position), -1) + 1 AS position FROM product",
  },
  /** Puts product $1 on sale now. It is as new as its first day on sale. */
  putOnSale: {
    row: productKey,
    text: `UPDATE product SET sale_state = 'ON_SALE', on_sale_from = NULL,
        created_at = CASE sale_state WHEN 'HIDDEN' THEN now() ELSE created_at END
      WHERE id = $1 RETURNING id`,
  },
  /** Plans to put product $1 on sale on day $2, or on none where that is null. */
  plan: { row: productKey, text: "UPDATE product SET on_sale_from = $2 WHERE id = $1 RETURNING id" },
  /** Takes product $1 off sale. */
  withdraw: { row: productKey, text: "UPDATE product SET sale_state = 'WITHDRAWN' WHERE id = $1 RETURNING id" },
  /** Products whose day of going on sale has begun in London at the moment $1, or now if that is null; locked. */
  due: {
    row: z.object({ id: z.int(), saleState: z.string(), onSaleFrom: z.string() }),
    text: `
      SELECT id, sale_state AS "saleState", on_sale_from::text AS "onSaleFrom" FROM product
      WHERE on_sale_from::timestamp AT TIME ZONE '${SHOP_TIME_ZONE}' <= coalesce($1::timestamptz, now())
      ORDER BY id FOR UPDATE`,
  },
} satisfies Readonly<Record<string, Query>>;
