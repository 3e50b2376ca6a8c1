import { formatPounds } from "@rules/money";
import type { Fulfilment } from "@rules/order-choices";
import { graphql } from "../gql";
import type { TotalsRows_totalsFragment } from "../gql/graphql";
import { Price } from "../ui/Price";
import type { SummaryRow } from "../ui/SummaryRows";

// Totals of a cart, a quote or an order. They have no id, so queries spread this with @unmask.
graphql(`
  fragment TotalsRows_totals on Totals {
    subtotalPence
    discountPence
    deliveryPence
    taxPence
    includedTaxPence
    totalPence
  }
`);

/** What a discount is for; null without one. */
export type Discount = { name: string; code?: string | null } | null;

type Wording = {
  promotion: Discount;
  fulfilment: Fulfilment;
  /** Of tax that is added: "Estimated Tax" until it is ordered. */
  tax: string;
  /** "£50" instead of "£50.00" for whole pounds. */
  short?: boolean;
};

/** "Discount (SUMMER25)": what a promotion takes off, by its code, or by its name where it has none. */
export const discountLabel = (promotion: Discount): string =>
  promotion ? `Discount (${promotion.code ?? promotion.name})` : "Discount";

/** The rows of a summary: subtotal, discount, measuring and fitting by the shop, delivery and added tax, total with the VAT inside it. */
export function totalsRows(totals: TotalsRows_totalsFragment, { promotion, fulfilment, tax, short = false }: Wording) {
  const row = (label: string, pence: number): SummaryRow => ({ label, amount: <Price pence={pence} short={short} /> });
  return {
    rows: [
      row("Subtotal", totals.subtotalPence),
      ...(totals.discountPence > 0 ? [row(discountLabel(promotion), -totals.discountPence)] : []),
      ...(fulfilment === "MEASURE_AND_FIT" ? [row("Measuring and fitting", 0)] : []),
      totals.deliveryPence === 0 ? { label: "Shipping", amount: "Free" } : row("Shipping", totals.deliveryPence),
      ...(totals.includedTaxPence === null ? [row(tax, totals.taxPence)] : []),
    ],
    total: row("Total", totals.totalPence),
    note: totals.includedTaxPence ? `includes VAT of ${formatPounds(totals.includedTaxPence)}` : undefined,
  };
}
