import { describe, expect, it } from "vitest";
import { taxInside } from "./included-tax.js";
import { invoiceNumber, vatOfOrder, vatOfParts } from "./invoice.js";
import { CART_TOTALS, TAX_INCLUDED_TOTALS, withVat, type TotalsRule } from "./totals.js";

it.each([
  ["INVOICE", 1, "INV-000001"],
  ["CREDIT_NOTE", 123_456, "CN-123456"],
  ["DEBIT_NOTE", 1_234_567, "DN-1234567"],
] as const)("numbers %s %d as %s", (kind, serial, number) => {
  expect(invoiceNumber(kind, serial)).toBe(number);
});

describe("the VAT of an order", () => {
  const at20 = withVat(TAX_INCLUDED_TOTALS, { vatNumber: "GB123456789", vatPercent: 20 });
  const order = (totals: TotalsRule | null, includedTaxPence: number | null) => ({
    ...{ totalPence: 12_000, includedTaxPence },
    pricing: totals && ({ policy: "uk", totals } as const),
  });

  it("is stated at the rate of its day", () => {
    expect(vatOfOrder(order(at20, 2000), true)).toEqual({ percent: 20, pence: 2000 });
  });

  it.each([
    ["whose seller is not registered", order(at20, 2000), false],
    ["whose tax is added as specified", order(CART_TOTALS, null), true],
    ["with the specification's tax inside the goods", order(TAX_INCLUDED_TOTALS, 889), true],
    ["whose seller charged none", order(withVat(TAX_INCLUDED_TOTALS, { vatNumber: null, vatPercent: 20 }), 0), true],
    ["from before its pricing was kept", order(null, 2000), true],
    ["whose sum is not that of the rate", order(at20, 1999), true],
  ])("is not stated of an order %s", (_which, taxed, isRegistered) => {
    expect(vatOfOrder(taxed, isRegistered)).toBeNull();
  });
});

it.each([
  [[10_000, 20_000, -3000, 2999], 20],
  [[1, 1, 1, 1], 20],
  [[333, 333, 334, 0], 5],
  [[7, -7, 0, 5], 20],
])("the VAT of %j adds up", (parts, percent) => {
  const sum = parts.reduce((total, part) => total + part, 0);
  expect(vatOfParts(parts, percent).reduce((total, part) => total + part, 0)).toBe(taxInside(sum, percent));
});
