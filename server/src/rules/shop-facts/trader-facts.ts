import { z } from "zod";

const text = z.string().trim().min(1, { error: "must not be empty" });

/** As Companies House writes it: 01234567, SC123456. */
const companyNumber = z.string().regex(/^[A-Z\d]{2}\d{5}[A-Z\d]$/, {
  error: "must be the 8 characters of a company number, such as 01234567 or SC123456",
});
const vatNumber = z.string().regex(/^GB(?:\d{9}|\d{12})$/, {
  error: "must be GB and 9 or 12 digits without spaces, such as GB123456789",
});
const icoNumber = z.string().regex(/^Z[A-Z\d]\d{6}$/, {
  error: "must be a registration number such as Z1234567 or ZA123456",
});
const postcode = z.string().regex(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, { error: "must be a postcode such as BS6 7QX" });

/** Where the trader is established, or a company has its registered office: a real place, not a box number. */
const address = z.strictObject({ lines: z.array(text).min(1).max(3), town: text, postcode, country: text });

/** Facts that the law asks a trader to give. Null or empty where the trader has none, or has not said it yet. */
export const traderFields = {
  /** The registered name of a company, or the name of the person who trades. */
  legalName: text.nullable(),
  companyNumber: companyNumber.nullable(),
  vatNumber: vatNumber.nullable(),
  address: address.nullable(),
  complaintsEmail: z.email().nullable(),
  /** Trade or public registers. */
  registers: z.array(z.strictObject({ name: text, number: text })),
  /** Firms that process personal data for the shop: hosts, mail senders. */
  processors: z.array(z.strictObject({ name: text, purpose: text, place: text })),
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
