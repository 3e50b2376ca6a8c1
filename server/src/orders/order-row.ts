import { pictureById } from "../catalogue/product-row.js";
import type { OrderType } from "./order.types.js";

/** An order and its lines in the shape of OrderType; add a WHERE on `o`. */
export const ORDER = `
  SELECT o.id, o.number, o.placed_at AS "placedAt", o.status, o.estimated_delivery::text AS "estimatedDelivery", o.email,
    o.phone_number AS "phoneNumber", o.payment_method AS "paymentMethod", o.shipping_method AS "shippingMethod",
    jsonb_build_object('firstName', o.first_name, 'lastName', o.last_name, 'address', o.address, 'city', o.city,
      'state', o.state, 'zipCode', o.zip_code) AS address,
    jsonb_build_object('subtotalPence', o.subtotal_pence, 'discountPence', o.discount_pence,
      'deliveryPence', o.delivery_pence, 'taxPence', o.tax_pence, 'totalPence', o.total_pence,
      'toFreeDeliveryPence', 0) AS totals,
    (SELECT jsonb_agg(to_jsonb(line) ORDER BY line.position) FROM (
      SELECT l.id, l.position, l.name, l.slug, l.family, l.variant, l.quantity, l.width::float8, l.height::float8,
        l.material, l.color, l.customizations, l.unit_price_pence AS "unitPricePence", l.total_pence AS "totalPence",
        ${pictureById("l.picture_id")} AS picture
      FROM order_line l WHERE l.order_id = o.id) line) AS lines
  FROM orders o`;

/** What the statement above answers. */
export type OrderRow = Omit<OrderType, "estimatedDelivery"> & { estimatedDelivery: string };

/** A row as the API shows it; the delivery day has no time of day, so it reads as midnight UTC. */
export const toOrder = ({ estimatedDelivery, ...order }: OrderRow): OrderType => ({
  ...order,
  estimatedDelivery: new Date(`${estimatedDelivery}T00:00:00Z`),
});
