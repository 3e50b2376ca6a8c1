import { describe, expect, it } from "vitest";
import { taxInside } from "./included-tax.js";
import { invoiceNumber, vatOfCredit, vatOfOrder, vatOfParts } from "./invoice.js";
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

describe("the VAT of credit notes", () => {
  /** Credits each amount in turn and takes the negative ones back, the newest first. */
  function noted(amounts: readonly number[], percent: number): number[] {
    const notes: { pence: number; vatPence: number }[] = [];
    return amounts.map((pence) => {
      const taken = pence < 0 && notes.findLastIndex((note) => note.pence === -pence);
      if (taken !== false) return 0 - (notes.splice(taken, 1)[0]?.vatPence ?? NaN);
      const credited = {
        pence: notes.reduce((sum, note) => sum + note.pence, 0),
        vatPence: notes.reduce((sum, note) => sum + note.vatPence, 0),
      };
      const vatPence = vatOfCredit(credited, pence, percent);
      notes.push({ pence, vatPence });
      return vatPence;
    });
  }
  const sumOf = (pence: readonly number[]) => pence.reduce((sum, each) => sum + each, 0);

  it.each([
    [
      [33, 33, 34],
      [6, 5, 6],
    ],
    [[100], [17]],
    [
      [33, -33, 100],
      [6, -6, 17],
    ],
    [
      [33, 34, -33, 33, 33],
      [6, 5, -6, 6, 6],
    ],
    [
      [2, 1, -2, 1, 98],
      [0, 1, 0, 0, 16],
    ],
    [
      [4, 9, 8, 11, -8, -4, 1, 79],
      [1, 1, 2, 1, -2, -1, 1, 14],
    ],
  ])("of %j at 20 % is %j", (amounts, vats) => {
    expect(noted(amounts, 20)).toEqual(vats);
  });

  it("never comes to more than the invoice's, nor is less than nothing or more than the amount", () => {
    for (let first = 1; first < 60; first += 1)
      for (let second = 1; second < 60; second += 1) {
        const vats = noted([first, second, -first, 1, 119 - second], 20);
        expect(sumOf(vats)).toBeLessThanOrEqual(taxInside(120, 20));
        expect(vats.filter((vat, index) => index !== 2 && vat < 0)).toEqual([]);
        expect(vats[3]).toBeLessThanOrEqual(1);
      }
  });
});
