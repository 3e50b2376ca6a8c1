import type { EntityManager } from "typeorm";
import type { CartLineType, CartType } from "../cart/cart.types.js";
import type { IdempotencyFingerprint } from "../kernel/requests/idempotency.js";
import type { CheckoutForm } from "../rules/checkout-form.js";
import { CORD_RULES_VERSION } from "../rules/cord-rules.js";
import { cordSafety } from "../rules/cord-safety.js";
import { OPTION_RULES_VERSION } from "../rules/options/dependencies.js";
import { DELIVERY_NAMES } from "../rules/order-choices.js";
import { fromInches } from "../rules/sizes.js";
import { OrderLine } from "./order-line.entity.js";
import { Order } from "./order.entity.js";
import { ProductUnavailable } from "./order.errors.js";

/** The ordering visitor, the request's idempotency key, and until when the order may be cancelled. */
type OrderOrigin = IdempotencyFingerprint & { visitorId: string; changeableUntil: Date };

/**
 * Stores a snapshot of a cart as an order in one statement and returns its id. The cart is not changed.
 * @throws {ProductUnavailable}
 */
export async function insertOrder(
  manager: EntityManager,
  { agreeToTerms: _, ...form }: CheckoutForm,
  { lines, checkoutTotals, promotion, note, delivery, fulfilment, estimatedDelivery }: CartType,
  origin: OrderOrigin,
): Promise<string> {
  const { toFreeDeliveryPence: __, ...totals } = checkoutTotals;
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
      ...{ note, fulfilment, estimatedDelivery, shippingMethod: DELIVERY_NAMES[delivery] },
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

/** Snapshot of a line with its product. */
function snapshot({ product, picture, id: _, ...line }: CartLineType) {
  if (!product) throw new ProductUnavailable();
  // What the rules refuse was refused before.
  const verdict = cordSafety(line.choices, fromInches(line.height, "mm", 0));
  return {
    ...line,
    productId: product.id,
    slug: product.slug,
    name: product.name,
    family: product.family,
    variant: product.variant,
    optionRulesVersion: OPTION_RULES_VERSION,
    cordRulesVersion: CORD_RULES_VERSION,
    cordSafety: ("safety" in verdict && verdict.safety) || null,
    pictureId: picture?.id ?? null,
  };
}
