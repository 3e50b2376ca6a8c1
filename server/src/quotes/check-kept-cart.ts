import type { EntityManager } from "typeorm";
import { CartChanged } from "../cart/cart.errors.js";
import type { CartLineType, CartType } from "../cart/cart.types.js";
import { whyNotOrdered } from "../catalogue/configuration/configuration.js";
import { rowOf } from "../kernel/sql/query.js";
import { CodeNotKept, KeptPriceChanged, LineNotKept, NothingToKeep, PriceKeptAlready } from "./held-quote.errors.js";
import { heldQuoteQueries } from "./held-quote.queries.js";
import type { KeepPriceInput } from "./held-quote.types.js";

/**
 * Checks that the price of a cart can be kept as it was shown.
 * @throws {NothingToKeep} {@link CartChanged} {@link PriceKeptAlready} {@link LineNotKept} {@link KeptPriceChanged} {@link CodeNotKept}
 */
export async function checkKeptCart(manager: EntityManager, cart: CartType, shown: KeepPriceInput): Promise<void> {
  const { lines, heldQuote, promotion } = cart;
  const { totalPence } = cart.checkoutTotals;
  const { expectedTotalPence, expectedVersion } = shown;
  if (lines.length === 0) throw new NothingToKeep();
  if (expectedVersion != null && expectedVersion !== cart.version) throw new CartChanged();
  if (heldQuote && lines.some(({ isHeld }) => isHeld))
    throw new PriceKeptAlready(heldQuote.number, heldQuote.heldUntil);
  for (const line of lines) checkLine(line);
  if (expectedTotalPence != null && expectedTotalPence !== totalPence)
    throw new KeptPriceChanged(expectedTotalPence, totalPence);
  if (promotion?.code == null) return;
  const { isUnique } = await rowOf(manager, heldQuoteQueries.isUniqueCode, [promotion.code]);
  if (isUnique) throw new CodeNotKept(promotion.code);
}

/** By the rules by which the quote will be ordered, so that it can be. @throws {LineNotKept} */
function checkLine({ product, ...line }: CartLineType): void {
  const reason = whyNotOrdered(product, line);
  if (reason !== null) throw new LineNotKept(product?.name ?? "An item in your cart", reason);
}
