import type { Seller } from "@rules/cancellation-form";
import { claim, withoutEmpty } from "@rules/claims";
import type { DeliveryFacts } from "@rules/delivery-price";
import type { GuideFigures } from "@rules/guide-figures";
import { formatPoundsShort } from "@rules/money";
import { fromTo, type Span } from "@rules/span";

/** Figures for texts of pages, from the API. */
export type ShopFacts = DeliveryFacts & {
  name: string;
  /** Who trades, in lines; empty where nothing is known. */
  traderLines: readonly string[];
  legalName: string | null;
  address: Seller["address"];
  icoNumber: string | null;
  /** Tax inside the prices, in percent of the price without it; 0 where the cart adds it. */
  taxIncludedPercent: number;
  /** What delivery adds to a price; null where the cart says it. */
  deliveryNote: string | null;
  /** Firms that handle personal data for the shop. */
  processors: readonly { name: string; purpose: string; place: string }[];
  phone: string;
  email: string;
  /** Working days, once an order is made. */
  standardDeliveryDays: Span;
  expressDeliveryDays: Span;
  /** In which the fitting service measures, makes and fits. Like all claims, null where the shop does not say it. */
  fittingWeeks: Span | null;
  fittedFromPence: number | null;
  financeFromPence: number | null;
  quoteDays: number | null;
  returnDays: number | null;
  installationMinutes: number;
  maxQuantity: number;
  yearsInTrade: number | null;
  happyCustomers: number | null;
  starRating: number | null;
  isFamilyRun: boolean;
  blindWarrantyYears: Span | null;
  /** Of shutters. */
  longestWarrantyYears: number | null;
  saleUpToPercent: number | null;
  childSafetyStandard: string;
  /** Of the fitting service, when it is ordered; the balance is due when it is done. */
  depositPercent: number;
  /** In which an order is cancelled free of charge, while its making has not begun. */
  cancelDays: number;
  /** Days after fitting to report faults. */
  reportDays: number;
  /** For which the work of fitting is guaranteed. */
  workmanshipMonths: number | null;
  /** Of the rules by which goods are made, as they are in force. */
  guideFigures: GuideFigures;
  /** The running promotion, or null. */
  promotion: { name: string; code: string | null; percent: number } | null;
};

/** "2–5 years on blinds, by kind, and up to 10 years on shutters"; empty where the shop gives no warranty. */
export function warrantyTerms({
  blindWarrantyYears,
  longestWarrantyYears,
}: Pick<ShopFacts, "blindWarrantyYears" | "longestWarrantyYears">): string {
  return withoutEmpty(
    claim(blindWarrantyYears, (years) => `${fromTo(years)} years on blinds, by kind`),
    claim(longestWarrantyYears, (years) => `up to ${years} years on shutters`),
  ).join(", and ");
}

/** "£50 fitted", with delivery where it stands beside prices. */
export const fittedPrice = (pence: number, { deliveryNote }: Pick<ShopFacts, "deliveryNote">): string =>
  `${formatPoundsShort(pence)} fitted${deliveryNote === null ? "" : ` ${deliveryNote}`}`;
