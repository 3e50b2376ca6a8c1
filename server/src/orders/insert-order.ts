import type { EntityManager } from "typeorm";
import type { CartLineType, CartType } from "../cart/cart.types.js";
import type { IdempotencyFingerprint } from "../kernel/requests/idempotency.js";
import type { CheckoutForm } from "../rules/checkout-form.js";
import { cordSafety } from "../rules/cord-safety.js";
import { DELIVERY_NAMES } from "../rules/order-choices.js";
import type { OrderPricing } from "../rules/price-policy.js";
import { cordRulesVersion, optionRulesVersion } from "../rules/rule-versions.js";
import { fromInches } from "../rules/sizes.js";
import type { LineConfiguration } from "./order-line-change.entity.js";
import { OrderLine } from "./order-line.entity.js";
import { Order } from "./order.entity.js";
import { ProductUnavailable } from "./order.errors.js";

/** The ordering visitor, the request's idempotency key, until when the order may be changed, and what it is priced by. */
type OrderOrigin = IdempotencyFingerprint & { visitorId: string; changeableUntil: Date; pricing: OrderPricing };

/**
 * Stores a snapshot of a cart as an order in one statement and returns its id. The cart is not changed.
 * @throws {ProductUnavailable}
 */
export async function insertOrder(
  manager: EntityManager,
  { agreeToTerms: _, ...form }: CheckoutForm,
  { lines, checkoutTotals, promotion, heldQuote, note, delivery, fulfilment, estimatedDelivery }: CartType,
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
      // Used up also where only some of its lines have its prices.
      heldQuoteId: lines.some(({ isHeld }) => isHeld) ? (heldQuote?.id ?? null) : null,
      ...{ note, fulfilment, estimatedDelivery, shippingMethod: DELIVERY_NAMES[delivery] },
    })
    .returning(["id"]);
  const orderId = () => "(SELECT id FROM placed)";
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .addCommonTableExpression(order, "placed")
    .into(OrderLine)
    .values(lines.map((line, position) => ({ orderId, position, ...lineSnapshot(line) })))
    .returning(["orderId"])
    .execute();
  return raw[0].order_id;
}

/** Snapshot of a line with its product. @throws {ProductUnavailable} */
export function lineSnapshot(line: CartLineType) {
  const { product, quantity, roomName, windowName, keptBasePence } = line;
  if (!product) throw new ProductUnavailable();
  return {
    ...configurationSnapshot(line),
    ...{ quantity, roomName, windowName },
    productId: product.id,
    slug: product.slug,
    name: product.name,
    family: product.family,
    variant: product.variant,
    basePricePence: keptBasePence ?? product.basePricePence,
  };
}

/** What an order keeps of the configuration of a line, with the versions of the rules by which it was checked. */
export function configurationSnapshot(line: CartLineType): LineConfiguration {
  const { width, height, material, color, customizations, choices, making, unitPricePence, totalPence } = line;
  // What the rules refuse was refused before.
  const rules = line.product?.rules ?? {};
  const verdict = cordSafety(choices, fromInches(height, "mm", 0), rules);
  return {
    ...{ width, height, material, color, customizations, choices, making, unitPricePence, totalPence },
    optionRulesVersion: optionRulesVersion(rules),
    cordRulesVersion: cordRulesVersion(rules),
    cordSafety: ("safety" in verdict && verdict.safety) || null,
    pictureId: line.picture?.id ?? null,
  };
}
