import type { Trader } from "../../src/rules/trader-facts.js";

/** A company that has said everything the law asks for. */
export const aTrader = (changes: Partial<Trader> = {}): Trader => ({
  legalName: "Loom Blinds Ltd",
  companyNumber: "01234567",
  vatNumber: "GB123456789",
  address: { lines: ["Unit 4", "2 Loom Street"], town: "Leeds", postcode: "LS1 4AB", country: "United Kingdom" },
  complaintsEmail: "complaints@measured.example",
  registers: [{ name: "British Blind and Shutter Association", number: "BB1234" }],
  processors: [{ name: "Loft Hosting Ltd", purpose: "hosting", place: "United Kingdom" }],
  icoNumber: "ZA123456",
  ...changes,
});
