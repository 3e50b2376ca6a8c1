import type { ProductTerms } from "../catalogue/products/product-terms.js";
import { heldOf, isAsAgreed } from "../held-prices/held-cart.js";
import { isAlwaysMeasured } from "../rules/always-measured.js";
import { estimatedDelivery } from "../rules/delivery-date.js";
import { isHeightLeftToVisit } from "../rules/options/height-from-floor.js";
import { totalsOf, type TotalsRule } from "../rules/totals.js";
import { NO_CART_KEY, toCartLine, type CartRow } from "./cart.queries.js";
import type { CartType } from "./cart.types.js";
import { agreedPromotion, promotionOfToday } from "./counted-promotion.js";
import { makingFingerprint } from "./making-fingerprint.js";

/** By what carts are priced, made and dated at a moment. */
export type CartTerms = {
  policy: ProductTerms;
  /** Days by which express delivery is faster. */
  expressSavesDays: number;
};

/** Prices and sums the row of a cart. */
export function pricedCart(
  { lines: rows, promotions, heldQuote, ...cart }: CartRow,
  { policy, expressSavesDays }: CartTerms,
): CartType {
  const agreed = isAsAgreed(rows, heldQuote) ? heldQuote : null;
  const lines = rows.map(({ held, ...row }) => {
    const kept = heldOf({ quantity: row.quantity, held }, heldQuote);
    return toCartLine(row, policy, kept ?? {});
  });
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const subtotalPence = lines.reduce((sum, { totalPence }) => sum + totalPence, 0);
  const { promotion, notice } = agreed ? agreedPromotion(agreed) : promotionOfToday(count, promotions);
  const totalsBy = (rule: TotalsRule) =>
    totalsOf(subtotalPence, agreed?.pricing.totals ?? rule, promotion?.percent, delivery);
  const delivery = cart.delivery ?? "STANDARD";
  const isMeasured = lines.some(
    ({ product, customizations }) => (product && isAlwaysMeasured(product)) || isHeightLeftToVisit(customizations),
  );
  return {
    ...cart,
    id: cart.id ?? NO_CART_KEY,
    delivery,
    fulfilment: isMeasured ? "MEASURE_AND_FIT" : (cart.fulfilment ?? "MEASURE_AND_FIT"),
    lines,
    count,
    promotion,
    promotionNotice: notice,
    // Worked out when it is read: most responses have no day.
    get estimatedDelivery() {
      const leadTimes = lines.map(({ product }) => product?.leadTimeDays ?? null);
      return estimatedDelivery(new Date(), leadTimes, delivery === "EXPRESS" ? expressSavesDays : 0);
    },
    get makingFingerprint() {
      return makingFingerprint(lines);
    },
    heldQuote: heldQuote && { ...heldQuote, heldUntil: new Date(heldQuote.heldUntil), isAsAgreed: agreed !== null },
    totals: totalsBy(policy.cartTotals),
    checkoutTotals: totalsBy(policy.checkoutTotals),
  };
}
