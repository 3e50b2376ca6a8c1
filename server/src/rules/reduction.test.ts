import { expect, it } from "vitest";
import { unitPricePence } from "./line-price.js";
import { PRICE_POLICIES } from "./price-policy.js";
import { highestReduction, type ReducibleProduct } from "./reduction.js";
import { DEFAULT_LIMITS } from "./size-limits.js";

const aProduct = (changes: Partial<ReducibleProduct> = {}): ReducibleProduct => ({
  ...DEFAULT_LIMITS,
  maxArea: null,
  minWidthBeyondHeight: null,
  basePricePence: 8400,
  wasPricePence: 16_800,
  materials: [{ name: "Premium Wood" }],
  ...changes,
});
/** Only the largest common size, 48 by 60 inches, is made. */
const LARGE_ONLY = { minWidth: 40, minHeight: 50 };

it("is half where a common size has no charge for its area", () => {
  expect(highestReduction([aProduct()], unitPricePence)).toBe(50);
});

it("is less where every common size is charged for its area", () => {
  // (168.00 + 115.20) × 1.2 = 339.84 before, (84.00 + 115.20) × 1.2 = 239.04 now: 29.66 %.
  expect(highestReduction([aProduct(LARGE_ONLY)], unitPricePence)).toBe(29);
});

it("is the highest of all products, rounded down", () => {
  const products = [aProduct({ wasPricePence: 10_000 }), aProduct({ wasPricePence: 12_699 })];
  expect(highestReduction(products, unitPricePence)).toBe(33);
});

it("is the same where tax is inside the prices, to the percent", () => {
  const { unitPricePence: withTax } = PRICE_POLICIES.uk;
  expect(highestReduction([aProduct({ basePricePence: 9072, wasPricePence: 18_144 })], withTax)).toBe(50);
});

it.each([
  ["nothing is reduced", aProduct({ wasPricePence: null })],
  ["no common size is made", aProduct({ minWidth: 60 })],
  ["the saving is below a percent", aProduct({ wasPricePence: 8401 })],
])("is none where %s", (_case, product) => {
  expect(highestReduction([product], unitPricePence)).toBeNull();
});
