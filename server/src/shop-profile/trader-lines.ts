import type { Trader } from "../rules/trader-facts.js";
import type { ShopProfile } from "./shop-profile.js";

/** The shop's name and who trades under it. */
export type NamedTrader = Pick<ShopProfile, "name"> & Omit<Trader, "processors" | "icoNumber">;

/**
 * Who trades, as the law wants it on pages, e-mails and receipts: name, registration, address, VAT number, registers, complaints.
 * What the profile does not know leaves no line.
 */
export function traderLines(shop: NamedTrader): string[] {
  const { vatNumber, registers, complaintsEmail } = shop;
  return [
    nameLine(shop),
    addressLine(shop),
    vatNumber && `VAT number ${vatNumber}`,
    ...registers.map(({ name, number }) => `${name}: ${number}`),
    complaintsEmail && `Complaints: ${complaintsEmail}`,
  ].filter((line) => line !== null);
}

/** "Measured Blind Co. is a trading name of Loom Blinds Ltd, registered in Scotland, company number SC123456" */
function nameLine({ name, legalName, companyNumber }: NamedTrader): string | null {
  const names = [legalName === null || legalName === name ? name : `${name} is a trading name of ${legalName}`];
  if (companyNumber !== null)
    names.push(`registered in ${placeOfRegistration(companyNumber)}`, `company number ${companyNumber}`);
  return legalName === null && companyNumber === null ? null : names.join(", ");
}

/** A company's address is that of its registered office. */
function addressLine({ address, companyNumber }: NamedTrader): string | null {
  if (address === null) return null;
  const { lines, town, postcode, country } = address;
  return `${companyNumber === null ? "Address" : "Registered office"}: ${[...lines, town, postcode, country].join(", ")}`;
}

/** The part of the United Kingdom, by the letters before the number; those of England and Wales have none, or their own. */
function placeOfRegistration(companyNumber: string): string {
  if (companyNumber.startsWith("S")) return "Scotland";
  return /^[NR]/.test(companyNumber) ? "Northern Ireland" : "England and Wales";
}
