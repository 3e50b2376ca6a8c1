import { expect, it } from "vitest";
import { unitPricePence } from "./line-price.js";
import { PRICE_POLICIES } from "./price-policy.js";
import { totalsOf } from "./totals.js";

const configuration = { basePence: 8_400, size: { width: 48, height: 60 }, material: "Thermal Fabric" };

it("consistent: page, cart and checkout show the same price", () => {
  const { productPagePricePence, cartTotals, checkoutTotals } = PRICE_POLICIES.consistent;
  expect(productPagePricePence(configuration)).toBe(unitPricePence(configuration));
  expect(totalsOf(10_000, checkoutTotals)).toEqual(totalsOf(10_000, cartTotals));
  expect(totalsOf(10_000, cartTotals)).toMatchObject({ deliveryPence: 2_999, taxPence: 800 });
});

it("as-specified: each screen shows its own figures", () => {
  const { productPagePricePence, cartTotals, checkoutTotals } = PRICE_POLICIES["as-specified"];
  expect(productPagePricePence(configuration)).toBe(47_400);
  expect(totalsOf(10_000, cartTotals)).toMatchObject({ deliveryPence: 2_999, taxPence: 800 });
  expect(totalsOf(10_000, checkoutTotals)).toMatchObject({ deliveryPence: 1_500, taxPence: 700 });
});

it.each(Object.entries(PRICE_POLICIES))("%s: the product page explains the displayed price", (_, policy) => {
  const lines = policy.productPageBreakdown(configuration, "mm");
  expect(lines.reduce((sum, { pence }) => sum + pence, 0)).toBe(policy.productPagePricePence(configuration));
});
