import { z } from "zod";
import { emailAddress, required } from "./form-fields.js";

const text = (label: string) => required(label, 1, 100);
const pattern = (form: RegExp, error: string) => z.string({ error }).trim().regex(form, { error });

/** As Companies House writes it: 01234567, SC123456. */
const companyNumber = pattern(
  /^[A-Z\d]{2}\d{5}[A-Z\d]$/,
  "Please enter the 8 characters of a company number, such as 01234567 or SC123456",
);
const vatNumber = pattern(
  /^GB(?:\d{9}|\d{12})$/,
  "Please enter GB and 9 or 12 digits without spaces, such as GB123456789",
);
const icoNumber = pattern(/^Z[A-Z\d]\d{6}$/, "Please enter a registration number such as Z1234567 or ZA123456");
const postcode = pattern(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, "Please enter a postcode such as BS6 7QX");

/** Where the trader is established, or a company has its registered office: a real place, not a box number. */
const address = z.strictObject({
  lines: z
    .array(text("A line of the address"))
    .min(1, { error: "Please enter house and street" })
    .max(3, { error: "House, street and locality have three lines at most" }),
  town: text("The town"),
  postcode,
  country: text("The country"),
});

/** Facts that the law asks a trader to give. Null or empty where the trader has none, or has not said it yet. */
export const traderFields = {
  /** The registered name of a company, or the name of the person who trades. */
  legalName: text("The legal name").nullable(),
  companyNumber: companyNumber.nullable(),
  vatNumber: vatNumber.nullable(),
  address: address.nullable(),
  complaintsEmail: emailAddress().nullable(),
  /** Trade or public registers. */
  registers: z
    .array(z.strictObject({ name: text("The register"), number: text("The number in the register") }))
    .max(20, { error: "At most 20 registers are shown" }),
  /** Firms that process personal data for the shop: hosts, mail senders. */
  processors: z
    .array(z.strictObject({ name: text("The firm"), purpose: text("The purpose"), place: text("The country") }))
    .max(30, { error: "At most 30 firms are shown" }),
  /** Of the trader as a data controller, at the Information Commissioner's Office. */
  icoNumber: icoNumber.nullable(),
};

const traderSchema = z.strictObject(traderFields);
export type Trader = z.infer<typeof traderSchema>;

/** Nothing is known of who trades until the profile file says it. */
export const UNKNOWN_TRADER: Trader = {
  legalName: null,
  companyNumber: null,
  vatNumber: null,
  address: null,
  complaintsEmail: null,
  registers: [],
  processors: [],
  icoNumber: null,
};
