import type { EntityManager } from "typeorm";
import type { CartLineType, CartType } from "../cart/cart.types.js";
import type { IdempotencyFingerprint } from "../kernel/requests/idempotency.js";
import type { CheckoutForm } from "../rules/checkout-form.js";
import { estimatedDelivery } from "../rules/delivery-date.js";
import { OrderLine } from "./order-line.entity.js";
import { Order } from "./order.entity.js";
import { ProductUnavailable } from "./order.errors.js";

const STANDARD_DELIVERY = "Standard delivery";

/** Who orders, and by which request. */
type OrderOrigin = IdempotencyFingerprint & { visitorId: string };

/**
 * Stores a cart as an order, with everything as it is now, in one statement, and answers its id. The cart stays as it was.
 * @throws {ProductUnavailable}
 */
export async function insertOrder(
  manager: EntityManager,
  { agreeToTerms: _, ...form }: CheckoutForm,
  { lines, checkoutTotals, promotion }: CartType,
  origin: OrderOrigin,
): Promise<string> {
  const { toFreeDeliveryPence: __, ...totals } = checkoutTotals;
  const leadTimes = lines.flatMap(({ product }) => product?.leadTimeDays ?? []);
  const order = manager
    .createQueryBuilder()
    .insert()
    .into(Order)
    .values({
      ...form,
      ...totals,
      ...origin,
      promotionCode: promotion?.code ?? null,
      promotionName: promotion?.name ?? null,
      promotionPercent: promotion?.percent ?? null,
      shippingMethod: STANDARD_DELIVERY,
      estimatedDelivery: estimatedDelivery(new Date(), leadTimes),
    })
    .returning(["id"]);
  const orderId = () => "(SELECT id FROM placed)";
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .addCommonTableExpression(order, "placed")
    .into(OrderLine)
    .values(lines.map((line, position) => ({ orderId, position, ...snapshot(line) })))
    .returning(["orderId"])
    .execute();
  return raw[0].order_id;
}

/** A line with its product as it is now, to be kept. */
function snapshot({ product, id: _, ...line }: CartLineType) {
  if (!product) throw new ProductUnavailable();
  return {
    ...line,
    width: String(line.width),
    height: String(line.height),
    productId: product.id,
    slug: product.slug,
    name: product.name,
    family: product.family,
    variant: product.variant,
    pictureId: product.picture?.id ?? null,
  };
}
