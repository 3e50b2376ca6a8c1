import { wholeNumber } from "./fact-fields.js";
import { required } from "./form-fields.js";
import { traderFields } from "./trader-facts.js";

/** Who trades, the tax inside what is paid, and the figures of the terms. */
export const legalFields = {
  name: required("The shop’s name", 2, 60),
  ...traderFields,
  /** The rate of VAT inside all that is paid, for the VAT that totals name; null where it is not said. */
  vatPercent: wholeNumber("The rate of VAT", 1, 100).nullable(),
  /** Of the fitting service, when it is ordered. */
  depositPercent: wholeNumber("The deposit", 1, 99),
  /** In which an order is cancelled free of charge, while its making has not begun. */
  cancelDays: wholeNumber("Days for cancelling", 1, 365),
  /** Working days after that of an order, at whose end its making may begin: until then the shopper cancels it alone. */
  changeWorkingDays: wholeNumber("Working days for changes", 1, 30),
  /** After fitting, to report faults. */
  reportDays: wholeNumber("Days to report faults", 1, 365),
};
