import fc from "fast-check";
import { expect, it } from "vitest";
import { highestWithoutTax, lowestWithoutTax, taxInside, withoutTax, withTax } from "./included-tax.js";

const amounts = fc.integer({ min: 0, max: 3_000_000_000 });
const rates = fc.integer({ min: 0, max: 100 });

it("a price with tax tells the price without it, and the other way round", () => {
  fc.assert(
    fc.property(amounts, rates, (pence, rate) => {
      expect(withoutTax(withTax(pence, rate), rate)).toBe(pence);
    }),
  );
});

it("a dearer price without tax is a dearer one with tax, so that lists keep their order", () => {
  fc.assert(
    fc.property(amounts, rates, (pence, rate) => {
      expect(withTax(pence + 1, rate)).toBeGreaterThan(withTax(pence, rate));
    }),
  );
});

it("the bound of a filter lies exactly between the prices with tax that keep it and those that do not", () => {
  fc.assert(
    fc.property(amounts, rates, (bound, rate) => {
      const lowest = lowestWithoutTax(bound, rate);
      expect(withTax(lowest, rate)).toBeGreaterThanOrEqual(bound);
      expect(lowest === 0 ? -1 : withTax(lowest - 1, rate)).toBeLessThan(bound);
      const highest = highestWithoutTax(bound, rate);
      expect(withTax(highest, rate)).toBeLessThanOrEqual(bound);
      expect(withTax(highest + 1, rate)).toBeGreaterThan(bound);
    }),
  );
});

it("rounds half a penny up", () => {
  expect(withTax(25, 2)).toBe(26); // 25.5
  expect(taxInside(1, 100)).toBe(1); // 0.5
  expect(taxInside(18_900, 8)).toBe(1_400);
});

it("leaves prices as they are where no tax is included", () => {
  for (const same of [withTax, withoutTax, lowestWithoutTax, highestWithoutTax])
    for (const pence of [0, 8_455, Number.MAX_SAFE_INTEGER]) expect(same(pence, 0)).toBe(pence);
  expect(taxInside(8_455, 0)).toBe(0);
});
