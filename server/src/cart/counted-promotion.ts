import type { HeldQuoteOfCart } from "../held-prices/held-quote-of-cart.js";
import { applicablePromotion } from "../promotions/applicable-promotion.js";
import { toPromotion, type PromotionRow } from "../promotions/promotion.queries.js";
import type { PromotionType } from "../promotions/promotion.types.js";
import { DiscountAgreed } from "./cart.errors.js";
import type { CartType } from "./cart.types.js";

/** The promotion that counts in a cart, and why the code that was entered does not. */
type CountedPromotion = { promotion: PromotionType | null; notice: string | null };

/** Of today. @param count number of coverings in the cart */
export function promotionOfToday(count: number, offered: readonly PromotionRow[]): CountedPromotion {
  const { promotion, notice } = applicablePromotion(count, offered);
  return { promotion: promotion && toPromotion(promotion), notice };
}

/** As a quote has agreed it, as long as its prices are held, whatever has become of the promotion. */
export function agreedPromotion(quote: HeldQuoteOfCart): CountedPromotion {
  const { promotionCode: code, promotionName: name, promotionPercent: percent, heldUntil } = quote;
  if (name === null || percent === null) return { promotion: null, notice: null };
  return { promotion: { name, code, percent, minimumWindows: 1, endsAt: new Date(heldUntil) }, notice: null };
}

/** A cart whose discount may change. @throws {DiscountAgreed} for one that is as its quote says */
export function withoutAgreed(cart: CartType): CartType {
  if (cart.heldQuote?.isAsAgreed === true) throw new DiscountAgreed(cart.heldQuote.number);
  return cart;
}
