import { percentOf, type Pence, type Percent } from "./money.js";
import type { Delivery } from "./order-choices.js";

/** Rules for delivery and tax. */
export type TotalsRule = {
  readonly deliveryPence: Pence;
  /** Added to delivery, also where that is free, for express. */
  readonly expressPence: Pence;
  /** Delivery is free from this subtotal on, and for an empty cart; null: never free. */
  readonly freeDeliveryFromPence: Pence | null;
  readonly taxPercent: Percent;
};

/** Express costs £20 more than standard delivery in every policy; the specification quotes no price. */
const EXPRESS_PENCE = 2_000;

/** The cart's rule: £29.99 delivery below £499, 8 % tax. */
export const CART_TOTALS: TotalsRule = {
  deliveryPence: 2_999,
  expressPence: EXPRESS_PENCE,
  freeDeliveryFromPence: 49_900,
  taxPercent: 8,
};

/** The checkout's own rule: £15 delivery always, 7 % tax. */
export const CHECKOUT_TOTALS: TotalsRule = {
  deliveryPence: 1_500,
  expressPence: EXPRESS_PENCE,
  freeDeliveryFromPence: null,
  taxPercent: 7,
};

export type Totals = {
  readonly subtotalPence: Pence;
  /** The promotion's discount as a positive amount. */
  readonly discountPence: Pence;
  readonly deliveryPence: Pence;
  readonly taxPence: Pence;
  readonly totalPence: Pence;
  /** Amount missing for free delivery; 0 if reached or never offered, as by express. */
  readonly toFreeDeliveryPence: Pence;
};

/**
 * Totals of a subtotal. Delivery threshold and tax apply to the discounted amount.
 * @param discountPercent 0 to 100
 * @throws {RangeError} for a subtotal that is not whole pence from 0, or a discount outside its range
 */
export function totalsOf(
  subtotalPence: Pence,
  rule: TotalsRule,
  discountPercent: Percent = 0,
  delivery: Delivery = "STANDARD",
): Totals {
  if (!(subtotalPence >= 0)) throw new RangeError(`A subtotal can't be ${subtotalPence}.`);
  if (!(discountPercent >= 0 && discountPercent <= 100))
    throw new RangeError(`Nobody can take off ${discountPercent} %.`);
  const discountPence = percentOf(subtotalPence, discountPercent);
  const goodsPence = subtotalPence - discountPence;
  const isExpress = delivery === "EXPRESS" && subtotalPence > 0;
  const deliveryPence =
    (isDeliveryFree(goodsPence, rule) ? 0 : rule.deliveryPence) + (isExpress ? rule.expressPence : 0);
  const taxPence = percentOf(goodsPence, rule.taxPercent);
  return {
    subtotalPence,
    discountPence,
    deliveryPence,
    taxPence,
    totalPence: goodsPence + deliveryPence + taxPence,
    toFreeDeliveryPence: isExpress ? 0 : Math.max(0, (rule.freeDeliveryFromPence ?? 0) - goodsPence),
  };
}

function isDeliveryFree(goodsPence: Pence, { freeDeliveryFromPence }: TotalsRule): boolean {
  return freeDeliveryFromPence !== null && (goodsPence === 0 || goodsPence >= freeDeliveryFromPence);
}
