import { z } from "zod";
import { span, wholeNumber } from "./fact-fields.js";
import { required } from "./form-fields.js";

const POUNDS = "Please enter an amount from £1 to £100,000, or nothing";
const pence = z.int({ error: POUNDS }).min(100, { error: POUNDS }).max(10_000_000, { error: POUNDS });
const yesOrNo = (label: string) => z.boolean({ error: `${label} is yes or no` });

/** Claims of pages, chat and e-mails. Each is only here; a claim that is null (or false) stands nowhere. */
export const claimFields = {
  fittedFromPence: pence.nullable(),
  financeFromPence: pence.nullable(),
  saleUpToPercent: wholeNumber("The highest reduction", 1, 99).nullable(),
  quoteDays: wholeNumber("Days for which a quote holds", 1, 365).nullable(),
  returnDays: wholeNumber("Days for returns", 1, 365).nullable(),
  fittingWeeks: span("Weeks of measuring, making and fitting", 52).nullable(),
  /** Working days on the way, once an order is made. */
  standardDeliveryDays: span("Days of standard delivery", 60),
  expressDeliveryDays: span("Days of express delivery", 60),
  /** Time to hang a blind with a drill. */
  installationMinutes: wholeNumber("Minutes to hang a blind", 1, 600),
  yearsInTrade: wholeNumber("Years in trade", 1, 500).nullable(),
  happyCustomers: wholeNumber("The number of customers", 1, 10_000_000).nullable(),
  /** Stars of five. */
  starRating: wholeNumber("Stars", 1, 5).nullable(),
  isFamilyRun: yesOrNo("Run by a family"),
  /** Whether there was the winter sale of 2025 that the sales page tells of. */
  hadWinterSale: yesOrNo("The winter sale of 2025"),
  blindWarrantyYears: span("Years of warranty on blinds", 50).nullable(),
  longestWarrantyYears: wholeNumber("Years of warranty on shutters", 1, 50).nullable(),
  childSafetyStandard: required("The standard of child safety", 3, 40),
  workmanshipMonths: wholeNumber("Months of guarantee on fitting", 1, 240).nullable(),
};
