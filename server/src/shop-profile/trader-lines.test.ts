import { expect, it } from "vitest";
import { UNKNOWN_TRADER } from "../rules/trader-facts.js";
import { traderLines } from "./trader-lines.js";

const NAME = "Measured Blind Co.";
const unknown = { name: NAME, ...UNKNOWN_TRADER };

it("says nothing that is not known", () => {
  expect(traderLines(unknown)).toEqual([]);
});

it("says everything that is known, in one line each", () => {
  const lines = traderLines({
    ...unknown,
    legalName: "Loom Blinds Ltd",
    companyNumber: "01234567",
    vatNumber: "GB123456789",
    address: { lines: ["Unit 4", "2 Loom Street"], town: "Leeds", postcode: "LS1 4AB", country: "United Kingdom" },
    complaintsEmail: "complaints@measured.example",
    registers: [{ name: "British Blind and Shutter Association", number: "1234" }],
  });
  expect(lines).toEqual([
    "Measured Blind Co. is a trading name of Loom Blinds Ltd, registered in England and Wales, company number 01234567",
    "Registered office: Unit 4, 2 Loom Street, Leeds, LS1 4AB, United Kingdom",
    "VAT number GB123456789",
    "British Blind and Shutter Association: 1234",
    "Complaints: complaints@measured.example",
  ]);
});

it("does not call a person's address a registered office", () => {
  const address = { lines: ["2 Loom Street"], town: "Leeds", postcode: "LS1 4AB", country: "United Kingdom" };
  expect(traderLines({ ...unknown, legalName: "Jo Whitfield", address })).toEqual([
    "Measured Blind Co. is a trading name of Jo Whitfield",
    "Address: 2 Loom Street, Leeds, LS1 4AB, United Kingdom",
  ]);
});

it.each([
  ["01234567", "England and Wales"],
  ["OC301234", "England and Wales"],
  ["SC123456", "Scotland"],
  ["NI012345", "Northern Ireland"],
  ["R0001234", "Northern Ireland"],
])("knows where company %s is registered: %s", (companyNumber, place) => {
  expect(traderLines({ ...unknown, legalName: NAME, companyNumber })).toEqual([
    `${NAME}, registered in ${place}, company number ${companyNumber}`,
  ]);
});
