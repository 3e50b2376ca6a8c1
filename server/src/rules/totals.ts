import { GOODS_TAX_PERCENT, taxInside, withTax } from "./included-tax.js";
import { percentOf, type Pence, type Percent } from "./money.js";
import type { Delivery } from "./order-choices.js";

/** Rules for delivery and tax. */
export type TotalsRule = {
  readonly deliveryPence: Pence;
  /** Added to delivery, also where that is free, for express. */
  readonly expressPence: Pence;
  /** Delivery is free from this subtotal on, and for an empty cart; null: never free. */
  readonly freeDeliveryFromPence: Pence | null;
  /** Tax that is added, of the discounted goods. */
  readonly taxPercent: Percent;
  /** Tax inside the prices, in percent of the prices without it; null where tax is added. */
  readonly taxIncludedPercent: Percent | null;
  /** Whether the price of delivery includes that tax too. */
  readonly isDeliveryTaxed: boolean;
};

/** Express costs £20 more than standard delivery in every policy; the specification quotes no price. */
const EXPRESS_PENCE = 2_000;
/** The cart's threshold, for goods without tax. */
const FREE_DELIVERY_FROM_PENCE = 49_900;

/** The cart's rule: £29.99 delivery below £499, 8 % tax. */
export const CART_TOTALS: TotalsRule = {
  deliveryPence: 2_999,
  expressPence: EXPRESS_PENCE,
  freeDeliveryFromPence: FREE_DELIVERY_FROM_PENCE,
  taxPercent: GOODS_TAX_PERCENT,
  taxIncludedPercent: null,
  isDeliveryTaxed: false,
};

/** The cart's rule for prices with tax: the same threshold as such a price, and no tax added. */
export const TAX_INCLUDED_TOTALS: TotalsRule = {
  ...CART_TOTALS,
  freeDeliveryFromPence: withTax(FREE_DELIVERY_FROM_PENCE, GOODS_TAX_PERCENT),
  taxPercent: 0,
  taxIncludedPercent: GOODS_TAX_PERCENT,
};

/** The checkout's own rule: £15 delivery always, 7 % tax. */
export const CHECKOUT_TOTALS: TotalsRule = {
  deliveryPence: 1_500,
  expressPence: EXPRESS_PENCE,
  freeDeliveryFromPence: null,
  taxPercent: 7,
  taxIncludedPercent: null,
  isDeliveryTaxed: false,
};

/** A shop's registration for VAT: its number, null where it charges none, and its rate, null where it has not said it. */
export type VatRegistration = { readonly vatNumber: string | null; readonly vatPercent: Percent | null };

/**
 * The rule of a shop whose prices include tax, by its registration for VAT, which changes only how much of what is paid is VAT. A
 * stated rate is inside goods and delivery; without one it is the specification's tax, inside the goods.
 */
export function withVat(rule: TotalsRule, { vatNumber, vatPercent }: VatRegistration): TotalsRule {
  if (rule.taxIncludedPercent === null) return rule;
  if (vatNumber === null) return { ...rule, taxIncludedPercent: 0 };
  return vatPercent === null ? rule : { ...rule, taxIncludedPercent: vatPercent, isDeliveryTaxed: true };
}

export type Totals = {
  readonly subtotalPence: Pence;
  /** The promotion's discount as a positive amount. */
  readonly discountPence: Pence;
  readonly deliveryPence: Pence;
  /** The tax that is added; 0 where the prices include it. */
  readonly taxPence: Pence;
  /** The tax inside the prices, which enters no sum; null where tax is added. */
  readonly includedTaxPence: Pence | null;
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
    includedTaxPence: includedTax(goodsPence, deliveryPence, rule),
    totalPence: goodsPence + deliveryPence + taxPence,
    toFreeDeliveryPence: isExpress ? 0 : Math.max(0, (rule.freeDeliveryFromPence ?? 0) - goodsPence),
  };
}

function includedTax(goods: Pence, delivery: Pence, { taxIncludedPercent, isDeliveryTaxed }: TotalsRule): Pence | null {
  return taxIncludedPercent === null ? null : taxInside(isDeliveryTaxed ? goods + delivery : goods, taxIncludedPercent);
}

function isDeliveryFree(goodsPence: Pence, { freeDeliveryFromPence }: TotalsRule): boolean {
  return freeDeliveryFromPence !== null && (goodsPence === 0 || goodsPence >= freeDeliveryFromPence);
}
