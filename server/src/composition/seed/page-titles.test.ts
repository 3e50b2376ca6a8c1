import { describe, expect, it } from "vitest";
import { categorySeo, productSeo } from "../../catalogue/seo/seo-texts.js";
import { deliveryNoteOf } from "../../rules/delivery-note.js";
import { withTax } from "../../rules/included-tax.js";
import { lowestUnitPricePence } from "../../rules/line-price.js";
import { PRICE_POLICIES, type PricePolicy } from "../../rules/price-policy.js";
import { CATEGORIES } from "./categories.js";
import { PRODUCTS } from "./products/index.js";

const SHOP = "Measured Blind Co.";
describe.each(Object.keys(PRICE_POLICIES) as PricePolicy[])("under the price policy %s", (pricePolicy) => {
  const policy = PRICE_POLICIES[pricePolicy];
  const priced = (stored: number) => {
    const fromPricePence = withTax(stored, policy.taxIncludedPercent);
    return { fromPricePence, deliveryNote: deliveryNoteOf(fromPricePence, policy) };
  };
  const products = PRODUCTS.map(
    ({ name, shortDescription: text, category, basePricePence, minWidth, minHeight, materials }) => {
      const lowest = lowestUnitPricePence(basePricePence, { width: minWidth, height: minHeight }, materials);
      return { name, text, category, lowest, ...priced(lowest) };
    },
  );
  const categories = CATEGORIES.map(({ slug, name, description: text, onlyReduced }) => {
    const listed = products.filter(({ category }) => onlyReduced || category === slug);
    return { name, text, ...priced(Math.min(...listed.map(({ lowest }) => lowest))) };
  });
  const texts = [
    ...products.map((product) => productSeo(product, SHOP)),
    ...categories.map((category) => categorySeo(category, SHOP)),
  ];

  it("titles have 50 to 60 characters beside the shop's name, descriptions 120 to 155", () => {
    const titles = texts.map(({ title }) => `${title} · ${SHOP}`);
    expect(titles.filter(({ length }) => length < 50 || length > 60)).toEqual([]);
    const descriptions = texts.map(({ description }) => description);
    expect(descriptions.filter(({ length }) => length < 120 || length > 155)).toEqual([]);
    expect(descriptions.filter((words) => !/made to measure/i.test(words))).toEqual([]);
  });

  it("no two are alike", () => {
    for (const key of ["title", "description"] as const)
      expect(new Set(texts.map((each) => each[key])).size).toBe(texts.length);
  });
});
