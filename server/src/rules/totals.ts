import { type Pence, type Percent, percentOf } from "./money.js";

/** How delivery and tax are added to a subtotal. */
export type TotalsRule = {
  readonly deliveryPence: Pence;
  /** Delivery is free from this subtotal on, and for an empty cart; null: it is always charged. */
  readonly freeDeliveryFromPence: Pence | null;
  readonly taxPercent: Percent;
};

/** The cart's rule: £29.99 delivery below £499, 8 % tax. */
export const CART_TOTALS: TotalsRule = { deliveryPence: 2_999, freeDeliveryFromPence: 49_900, taxPercent: 8 };

/** The checkout's own rule: £15 delivery whatever is bought, 7 % tax. */
export const CHECKOUT_TOTALS: TotalsRule = { deliveryPence: 1_500, freeDeliveryFromPence: null, taxPercent: 7 };

export type Totals = {
  readonly subtotalPence: Pence;
  /** What a promotion takes off the subtotal, as a positive amount. */
  readonly discountPence: Pence;
  readonly deliveryPence: Pence;
  readonly taxPence: Pence;
  readonly totalPence: Pence;
  /** How much more must be bought for free delivery; 0 when it is reached, or never offered. */
  readonly toFreeDeliveryPence: Pence;
};

/**
 * Totals of a subtotal. A promotion comes off first; delivery threshold and tax go by what is left.
 * @param discountPercent 0 to 100
 * @throws {RangeError} for a subtotal that is not whole pence from 0, or a discount outside its range
 */
export function totalsOf(subtotalPence: Pence, rule: TotalsRule, discountPercent: Percent = 0): Totals {
  if (!(subtotalPence >= 0)) throw new RangeError(`A subtotal can't be ${subtotalPence}.`);
  if (!(discountPercent >= 0 && discountPercent <= 100))
    throw new RangeError(`Nobody can take off ${discountPercent} %.`);
  const discountPence = percentOf(subtotalPence, discountPercent);
  const goodsPence = subtotalPence - discountPence;
  const deliveryPence = isDeliveryFree(goodsPence, rule) ? 0 : rule.deliveryPence;
  const taxPence = percentOf(goodsPence, rule.taxPercent);
  return {
    subtotalPence,
    discountPence,
    deliveryPence,
    taxPence,
    totalPence: goodsPence + deliveryPence + taxPence,
    toFreeDeliveryPence: Math.max(0, (rule.freeDeliveryFromPence ?? 0) - goodsPence),
  };
}

function isDeliveryFree(goodsPence: Pence, { freeDeliveryFromPence }: TotalsRule): boolean {
  return freeDeliveryFromPence !== null && (goodsPence === 0 || goodsPence >= freeDeliveryFromPence);
}
