import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { configuratorPricePence } from "./configurator-price.js";
import { unitPricePence } from "./line-price.js";
import { configuratorBreakdown, priceBreakdown } from "./price-breakdown.js";
import { MATERIALS, type MaterialName } from "./product-attributes.js";
import { toInches } from "./sizes.js";

const size = { width: toInches(1200, "mm"), height: toInches(1400, "mm") };

describe("the add-to-cart price", () => {
  it("is explained line by line", () => {
    expect(priceBreakdown({ basePence: 8_400, size, material: "Premium Wood" }, "mm")).toEqual([
      { reason: "base", pence: 8_400, note: "up to 1.11 m²" },
      { reason: "size", pence: 8_760, note: "1200 × 1400 mm is 1.68 m², 0.57 m² more" },
      { reason: "material", pence: 3_432, note: "20% on the two lines above" },
    ]);
  });

  it("leaves out lines without a charge", () => {
    const small = { width: 24, height: 36 };
    expect(priceBreakdown({ basePence: 5_500, size: small, material: "Vinyl" }, "mm")).toEqual([
      { reason: "base", pence: 5_500, note: "up to 1.11 m²" },
    ]);
    expect(priceBreakdown({ basePence: 5_500, size: small, material: "Faux Wood" }, "mm")[1]).toEqual({
      reason: "material",
      pence: 550,
      note: "10% on the line above",
    });
  });

  it("never mentions 0.00 m² more", () => {
    const barely = { width: 36, height: 48.005 };
    expect(priceBreakdown({ basePence: 5_000, size: barely, material: "PVC" }, "in")[1]).toEqual({
      reason: "size",
      pence: 2,
      note: "36 × 48.01 in is just over 1.11 m²",
    });
  });
});

describe("the product page's own price", () => {
  it("is explained line by line", () => {
    expect(configuratorBreakdown({ basePence: 8_400, size, material: "Hardwood" }, "cm")).toEqual([
      { reason: "base", pence: 8_400, note: "before size and material" },
      { reason: "size", pence: 27_125, note: "120 × 140 cm is 18.08 sq ft at £15" },
      { reason: "material", pence: 13_563, note: "50% on the line above" },
    ]);
  });
});

it.each([
  ["add to cart", priceBreakdown, unitPricePence],
  ["product page", configuratorBreakdown, configuratorPricePence],
])("%s: the lines sum to the price, and none is negative", (_, breakdown, price) => {
  const inches = fc.integer({ min: 1, max: 2_000_000 }).map((tenThousandths) => tenThousandths / 10_000);
  fc.assert(
    fc.property(
      fc.record({
        basePence: fc.integer({ min: 0, max: 1_000_000 }),
        size: fc.record({ width: inches, height: inches }),
        material: fc.constantFrom(...(Object.keys(MATERIALS) as MaterialName[])),
      }),
      (configuration) => {
        const amounts = breakdown(configuration, "mm").map(({ pence }) => pence);
        expect(amounts.reduce((sum, pence) => sum + pence)).toBe(price(configuration));
        expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
