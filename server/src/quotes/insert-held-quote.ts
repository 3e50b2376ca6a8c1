import type { EntityManager } from "typeorm";
import type { CartLineType, CartType } from "../cart/cart.types.js";
import { configurationKey } from "../catalogue/configuration/configuration.js";
import { HeldQuoteLine } from "../held-prices/held-quote-line.entity.js";
import { HeldQuote } from "../held-prices/held-quote.entity.js";
import type { IdempotencyFingerprint } from "../kernel/requests/idempotency.js";
import { lineSnapshot } from "../orders/insert-order.js";
import { HELD_DAYS, heldUntil } from "../rules/held-quote.js";
import type { OrderPricing } from "../rules/price-policy.js";

type Origin = IdempotencyFingerprint & {
  visitorId: string;
  email: string | null;
  /** Days for which the shop holds prices; null for the usual. */
  quoteDays: number | null;
  /** By which the sums are worked out. */
  pricing: OrderPricing;
};

/** Stores a snapshot of a cart, whose lines were checked, as a quote that is held from now on, in one statement, and returns its id. The cart is not changed. */
export async function insertHeldQuote(
  manager: EntityManager,
  { lines, checkoutTotals, promotion, delivery, fulfilment }: CartType,
  { quoteDays, ...origin }: Origin,
): Promise<string> {
  const madeAt = new Date();
  const { toFreeDeliveryPence: _, ...totals } = checkoutTotals;
  const quote = manager
    .createQueryBuilder()
    .insert()
    .into(HeldQuote)
    .values({
      ...totals,
      ...origin,
      ...{ madeAt, heldUntil: heldUntil(madeAt, quoteDays ?? HELD_DAYS) },
      ...{ delivery, fulfilment },
      promotionCode: promotion?.code ?? null,
      promotionName: promotion?.name ?? null,
      promotionPercent: promotion?.percent ?? null,
    })
    .returning(["id"]);
  const quoteId = () => "(SELECT id FROM made)";
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .addCommonTableExpression(quote, "made")
    .into(HeldQuoteLine)
    .values(lines.map((line, position) => ({ quoteId, position, ...snapshot(line) })))
    .returning(["quoteId"])
    .execute();
  return raw[0].quote_id;
}

/** A line of an order has the same, but for the key by which a cart's line is found again. */
function snapshot(line: CartLineType) {
  const { making, optionRulesVersion, cordRulesVersion, ...kept } = lineSnapshot(line);
  const versions = { optionRulesVersion: optionRulesVersion ?? "", cordRulesVersion: cordRulesVersion ?? "" };
  const configuration = configurationKey(kept.productId, line, line.customizations, line);
  return { ...kept, ...versions, making: making ?? undefined, configuration };
}
