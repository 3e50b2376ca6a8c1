import { Price } from "../ui/Price";
import type { SummaryRow } from "../ui/SummaryRows";

/** Totals of a cart or an order. */
export type Totals = {
  subtotalPence: number;
  discountPence: number;
  deliveryPence: number;
  taxPence: number;
  totalPence: number;
};

/** What a discount is for; null without one. */
export type Discount = { name: string; code?: string | null } | null;

type Wording = {
  promotion: Discount;
  /** "Estimated Tax" until it is ordered. */
  tax: string;
  /** "£50" instead of "£50.00" for whole pounds. */
  short?: boolean;
};

/** "Discount (SUMMER25)": what a promotion takes off, by its code, or by its name where it has none. */
export const discountLabel = (promotion: Discount): string =>
  promotion ? `Discount (${promotion.code ?? promotion.name})` : "Discount";

/** The rows of a summary: subtotal, discount, delivery and tax, total. */
export function totalsRows(totals: Totals, { promotion, tax, short = false }: Wording) {
  const row = (label: string, pence: number): SummaryRow => ({ label, amount: <Price pence={pence} short={short} /> });
  return {
    rows: [
      row("Subtotal", totals.subtotalPence),
      ...(totals.discountPence > 0 ? [row(discountLabel(promotion), -totals.discountPence)] : []),
      totals.deliveryPence === 0 ? { label: "Shipping", amount: "Free" } : row("Shipping", totals.deliveryPence),
      row(tax, totals.taxPence),
    ],
    total: row("Total", totals.totalPence),
  };
}
