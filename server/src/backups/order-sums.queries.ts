import { z } from "zod";
import type { Query } from "../kernel/sql/query.js";

/** An order with what its lines and refunds add up to, in pence; null where it has no lines. */
const orderSums = z.object({
  id: z.uuid(),
  number: z.string(),
  linesPence: z.number().nullable(),
  subtotalPence: z.number(),
  discountPence: z.number(),
  promotionPercent: z.number().nullable(),
  deliveryPence: z.number(),
  taxPence: z.number(),
  totalPence: z.number(),
  refundsPence: z.number(),
  refundedPence: z.number(),
});

export type OrderSums = z.output<typeof orderSums>;

/** The next $2 orders by id, after $1, or the first ones if that is null. */
export const NEXT_ORDER_SUMS = {
  row: orderSums,
  text: `SELECT o.id, o.number,
      (SELECT sum(l.unit_price_pence::float8 * l.quantity) FROM order_line l WHERE l.order_id = o.id) AS "linesPence",
      o.subtotal_pence::float8 AS "subtotalPence", o.discount_pence::float8 AS "discountPence",
      o.promotion_percent AS "promotionPercent", o.delivery_pence::float8 AS "deliveryPence",
      o.tax_pence::float8 AS "taxPence", o.total_pence::float8 AS "totalPence",
      (SELECT coalesce(sum(f.amount_pence), 0)::float8 FROM order_refund f WHERE f.order_id = o.id
        AND NOT EXISTS (SELECT FROM order_refund_reversal v WHERE v.refund_id = f.id)) AS "refundsPence",
      o.refunded_pence::float8 AS "refundedPence"
    FROM orders o WHERE $1::uuid IS NULL OR o.id > $1 ORDER BY o.id LIMIT $2`,
} satisfies Query;
