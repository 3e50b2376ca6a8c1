import { pictureById } from "../catalogue/products/product.queries.js";
import type { OrderStatus } from "../rules/order-progress.js";
import type { OrderLineType, OrderType } from "./order.types.js";

/** Selects orders with lines and history in the shape of OrderType; append a WHERE on `o`. */
const ORDER = `
  SELECT o.id, o.number, o.placed_at AS "placedAt", to_json(o.placed_at) AS place, o.status, o.estimated_delivery::text AS "estimatedDelivery", o.email,
    o.phone_number AS "phoneNumber", o.payment_method AS "paymentMethod", o.shipping_method AS "shippingMethod",
    jsonb_build_object('firstName', o.first_name, 'lastName', o.last_name, 'address', o.address, 'city', o.city,
      'state', o.state, 'zipCode', o.zip_code) AS address,
    jsonb_build_object('subtotalPence', o.subtotal_pence, 'discountPence', o.discount_pence,
      'deliveryPence', o.delivery_pence, 'taxPence', o.tax_pence, 'totalPence', o.total_pence,
      'toFreeDeliveryPence', 0) AS totals,
    CASE WHEN o.promotion_name IS NOT NULL THEN jsonb_build_object(
      'code', o.promotion_code, 'name', o.promotion_name, 'percent', o.promotion_percent) END AS promotion,
    (SELECT jsonb_agg(jsonb_build_object('status', h.status, 'at', h.changed_at) ORDER BY h.status)
      FROM order_status_change h WHERE h.order_id = o.id) AS history,
    (SELECT jsonb_agg(to_jsonb(line) ORDER BY line.position) FROM (
      SELECT l.id, l.position, l.product_id AS "productId", l.name, l.slug, l.family, l.variant, l.quantity, l.width::float8, l.height::float8,
        l.material, l.color, l.customizations, l.unit_price_pence AS "unitPricePence", l.total_pence AS "totalPence",
        ${pictureById("l.picture_id")} AS picture
      FROM order_line l WHERE l.order_id = o.id) line) AS lines
  FROM orders o`;

/** The order with id $1, unless it is stripped, since no mail is sent about stripped orders. */
export const ORDER_BY_ID = `${ORDER} WHERE o.id = $1 AND o.email IS NOT NULL`;

/** The same for a mail, and whether the order's account has confirmed the order's e-mail address. */
export const ORDER_TO_MAIL = `
  SELECT mailed.*, EXISTS (
    SELECT FROM orders o JOIN account a USING (visitor_id) WHERE o.id = mailed.id AND a.email = lower(o.email)
  ) AS "isEmailConfirmed"
  FROM (${ORDER_BY_ID}) mailed`;

/** The order of visitor $1 with number $2, or their latest if $2 is null. */
export const ORDER_OF_VISITOR = `
  ${ORDER} WHERE o.visitor_id = $1 AND o.number = coalesce($2, o.number) ORDER BY o.placed_at DESC LIMIT 1`;

/** The order with number $1 and e-mail address $2. */
export const ORDER_OF_EMAIL = `${ORDER} WHERE o.number = $1 AND lower(o.email) = lower($2)`;

/** At most $4 orders of visitor $1, newest first, after the cursor of time $2 and number $3, if any. */
export const PAGE_OF_CUSTOMER = `
  ${ORDER} WHERE o.visitor_id = $1 AND ($2::timestamptz IS NULL OR (o.placed_at, o.number) < ($2, $3))
  ORDER BY o.placed_at DESC, o.number DESC LIMIT $4`;

/** The row type of the statements above; times within JSON are text. */
export type OrderRow = Omit<OrderType, "estimatedDelivery" | "history" | "lines"> & {
  /** `placedAt` with microseconds. */
  place: string;
  estimatedDelivery: string;
  history: { status: OrderStatus; at: string }[];
  lines: OrderLineRow[];
};
export type MailedOrderRow = OrderRow & { isEmailConfirmed: boolean };
export type OrderLineRow = OrderLineType & { position: number; productId: number };

/** Maps a row to the API's type; the delivery date is midnight UTC. */
export const toOrder = ({ place: _, estimatedDelivery, history, ...order }: OrderRow): OrderType => ({
  ...order,
  estimatedDelivery: new Date(`${estimatedDelivery}T00:00:00Z`),
  history: history.map(({ status, at }) => ({ status, at: new Date(at) })),
});
