import { taxInside } from "./included-tax.js";
import type { Pence, Percent } from "./money.js";
import type { OrderPricing } from "./price-policy.js";

/** What is issued about what an order cost (decision 40). Each kind has a series of numbers of its own. */
export const InvoiceKind = { INVOICE: "INVOICE", CREDIT_NOTE: "CREDIT_NOTE", DEBIT_NOTE: "DEBIT_NOTE" } as const;
export type InvoiceKind = keyof typeof InvoiceKind;

/** The kinds in words, for shoppers and staff. */
export const INVOICE_NAMES: Readonly<Record<InvoiceKind, string>> = {
  INVOICE: "Invoice",
  CREDIT_NOTE: "Credit note",
  DEBIT_NOTE: "Debit note",
};

const PREFIXES: Readonly<Record<InvoiceKind, string>> = { INVOICE: "INV", CREDIT_NOTE: "CN", DEBIT_NOTE: "DN" };

/** "INV-000042". @param serial from 1 */
export const invoiceNumber = (kind: InvoiceKind, serial: number): string =>
  `${PREFIXES[kind]}-${String(serial).padStart(6, "0")}`;

/** What an invoice states of VAT. */
export type StatedVat = { percent: Percent; pence: Pence };

type TaxedOrder = { totalPence: Pence; includedTaxPence: Pence | null; pricing: OrderPricing | null };

/**
 * The VAT of an order, where it can be stated truly: by a shop that is registered, at the rate that it had said when the order was
 * placed. Null where the tax is the specification's, or none is charged (decision 29).
 */
export function vatOfOrder(
  { totalPence, includedTaxPence, pricing }: TaxedOrder,
  isRegistered: boolean,
): StatedVat | null {
  const percent = pricing?.totals.isDeliveryTaxed ? pricing.totals.taxIncludedPercent : null;
  if (!isRegistered || percent === null || !includedTaxPence) return null;
  return includedTaxPence === taxInside(totalPence, percent) ? { percent, pence: includedTaxPence } : null;
}

/** What the credit notes of an order have credited so far, less what debit notes took back, and the VAT that they state of it. */
export type Credited = { pence: Pence; vatPence: Pence };

/**
 * The VAT of a credit note of `pence`, such that the notes of an order never state more than its invoice: notes of £0.33, £0.33 and
 * £0.34 about £1.00 at 20 % have 6p, 5p and 6p, which are the 17p of the invoice.
 */
export function vatOfCredit(credited: Credited, pence: Pence, percent: Percent): Pence {
  const vat = taxInside(credited.pence + pence, percent) - credited.vatPence;
  return Math.min(Math.max(vat, 0), pence); // a debit note takes back what its credit note stated, which may be a penny aside
}

/**
 * The VAT inside each part of a sum, which add up to the VAT inside the sum.
 * @param pence the parts with their VAT, such that no sum of the first ones is below 0
 */
export function vatOfParts(pence: readonly Pence[], percent: Percent): Pence[] {
  let [sum, vat] = [0, 0];
  return pence.map((part) => {
    sum += part;
    const before = vat;
    vat = taxInside(sum, percent);
    return vat - before;
  });
}
