import { formatPoundsShort } from "@rules/money";

type Span = { from: number; to: number };

/** Figures for texts of pages, from the API. */
export type ShopFacts = {
  name: string;
  phone: string;
  email: string;
  deliveryPence: number;
  /** Null if delivery is never free. */
  freeDeliveryFromPence: number | null;
  /** Working days, once an order is made. */
  standardDeliveryDays: Span;
  expressDeliveryDays: Span;
  fittedFromPence: number;
  financeFromPence: number;
  quoteDays: number;
  returnDays: number;
  /** In which the fitting service measures, makes and fits. */
  fittingWeeks: Span;
  installationMinutes: number;
  maxQuantity: number;
  yearsInTrade: number;
  happyCustomers: number;
  blindWarrantyYears: Span;
  longestWarrantyYears: number;
  childSafetyStandard: string;
  saleUpToPercent: number;
  /** Of the fitting service, when it is ordered; the balance is due when it is done. */
  depositPercent: number;
  /** In which an order is cancelled free of charge, while its making has not begun. */
  cancelDays: number;
  /** Days after fitting to report faults. */
  reportDays: number;
  /** For which the work of fitting is guaranteed. */
  workmanshipMonths: number;
  /** The running promotion, or null. */
  promotion: { name: string; code: string | null; percent: number } | null;
};

/** "2–3" */
export const fromTo = ({ from, to }: Span) => `${from}–${to}`;

/** "Delivery is £29.99, and free from £499." */
export function deliveryPrice({
  deliveryPence,
  freeDeliveryFromPence,
}: Pick<ShopFacts, "deliveryPence" | "freeDeliveryFromPence">): string {
  const price = formatPoundsShort(deliveryPence);
  return freeDeliveryFromPence === null
    ? `Delivery is ${price}.`
    : `Delivery is ${price}, and free from ${formatPoundsShort(freeDeliveryFromPence)}.`;
}
