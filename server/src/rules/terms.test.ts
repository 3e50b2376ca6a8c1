import { describe, expect, it } from "vitest";
import { termsOf, type TermsFacts } from "./terms.js";

const FACTS: TermsFacts = {
  ...{ name: "Measured Blind Co.", legalName: null, address: null, traderLines: [] },
  ...{ phone: "020 7946 0123", email: "hello@measured.example" },
  ...{ deliveryPence: 2_999, freeDeliveryFromPence: 49_900, taxIncludedPercent: 0, maxQuantity: 99 },
  ...{ quoteDays: 30, depositPercent: 50, financeFromPence: 50_000, fittingWeeks: { from: 2, to: 3 } },
  ...{ standardDeliveryDays: { from: 5, to: 7 }, expressDeliveryDays: { from: 2, to: 3 } },
  ...{ workmanshipMonths: 12, reportDays: 7, cancelDays: 14, returnDays: 30, childSafetyStandard: "EN13120" },
  ...{ blindWarrantyYears: { from: 2, to: 5 }, longestWarrantyYears: 10 },
};
const warrantyOf = (changes: Partial<TermsFacts>) =>
  termsOf({ ...FACTS, ...changes }).find(({ id }) => id === "warranty")?.blocks ?? [];
const listsOf = (changes: Partial<TermsFacts>) => warrantyOf(changes).filter((block) => typeof block !== "string");

describe("the terms about the warranty", () => {
  it("list the years that the shop claims", () => {
    expect(listsOf({})).toEqual([
      {
        list: [
          "**2 years** on blinds of blackout and light-filtering fabric without a motor",
          "**5 years** on all other blinds",
          "**up to 10 years** on shutters",
        ],
      },
    ]);
    expect(listsOf({ blindWarrantyYears: null })).toEqual([{ list: ["**up to 10 years** on shutters"] }]);
  });

  it("without claims refer to the products' pages, and keep what is true of every warranty", () => {
    const blocks = warrantyOf({ blindWarrantyYears: null, longestWarrantyYears: null });
    expect(blocks).toEqual([
      expect.stringMatching(/It runs from delivery, for as long as each product’s page says\.$/),
      expect.stringMatching(/^Slow fading, .* are not covered\.$/),
      expect.stringMatching(/comes on top of your statutory rights\.$/),
    ]);
  });
});
