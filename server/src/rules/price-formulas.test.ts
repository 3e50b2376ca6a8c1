import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { configuratorPricePence } from "./configurator-price.js";
import { estimatePricePence } from "./estimate.js";
import {
  INCLUDED_SIZE,
  linePricePence,
  lowestUnitPricePence,
  unitPricePence,
  type PricedConfiguration,
} from "./line-price.js";
import { penceOf } from "./money.js";
import vectors from "./price-vectors.json" with { type: "json" };
import { MATERIALS, type MaterialName } from "./product-attributes.js";

const materials = fc.constantFrom(...(Object.keys(MATERIALS) as MaterialName[]));
const inches = fc.integer({ min: 1, max: 2_000_000 }).map((tenThousandths) => tenThousandths / 10_000);
const configurations: fc.Arbitrary<PricedConfiguration> = fc.record({
  basePence: fc.integer({ min: 0, max: 1_000_000 }),
  size: fc.record({ width: inches, height: inches }),
  material: materials,
});

describe("golden values", () => {
  it.each(vectors.line)(
    "$quantity × $width × $height in $material from £$basePrice cost £$linePrice",
    ({ basePrice, quantity, linePrice, material, ...size }) => {
      const configuration = { basePence: penceOf(basePrice), size, material };
      expect(linePricePence(unitPricePence(configuration), quantity)).toBe(penceOf(linePrice));
    },
  );

  it.each(vectors.estimate)("$type of $width × $height in $material are estimated at £$price", (vector) => {
    const { type, material, price, ...size } = vector;
    expect(estimatePricePence(type, size, material)).toBe(penceOf(price));
  });

  it.each(vectors.configurator)(
    "the product page's formula gives £$price for $width × $height in $material from £$basePrice",
    ({ basePrice, price, material, ...size }) => {
      expect(configuratorPricePence({ basePence: penceOf(basePrice), size, material })).toBe(penceOf(price));
    },
  );
});

describe("rounding and range", () => {
  it("rounds half a penny up, where floating point would round down", () => {
    // 50.05 × 1.1 is 55.055, and 51.25 × 1.1 is 56.375.
    expect(unitPricePence({ basePence: 5_005, size: INCLUDED_SIZE, material: "Faux Wood" })).toBe(5_506);
    expect(unitPricePence({ basePence: 5_125, size: INCLUDED_SIZE, material: "Faux Wood" })).toBe(5_638);
  });

  it("is exact above 2^53", () => {
    // The exact price is 0.00000004 pence below a half, which a float of this size can't represent.
    const size = { width: 900.0007, height: 354.7619 };
    expect(unitPricePence({ basePence: 2_000_000_000, size, material: "Premium Wood" })).toBe(2_403_810_695);
  });

  it("prices the design's example", () => {
    const size = { width: 47.2441, height: 55.1181 };
    expect(unitPricePence({ basePence: 8_400, size, material: "Premium Wood" })).toBe(20_592);
  });

  it.each(["constructor", "__proto__", "toString"])("treats %s as an unknown type or material", (word) => {
    expect(estimatePricePence(word, INCLUDED_SIZE, word)).toBe(8_999);
    expect(unitPricePence({ basePence: 5_000, size: INCLUDED_SIZE, material: word })).toBe(5_000);
  });

  it.each([
    ["Hardwood", 150],
    ["Faux Wood", 150],
    ["Premium Wood", 150],
    ["Premium Fabric", 130],
    ["Thermal Fabric", 130],
    ["Premium Blackout", 130],
    ["Blackout Fabric", 120],
    ["MDF", 100],
  ])("charges %s at %s %% of the area's price on the product page", (material, percent) => {
    expect(configuratorPricePence({ basePence: 0, size: { width: 12, height: 12 }, material })).toBe(15 * percent);
  });

  it.each([
    { basePence: 50.5, size: { width: 36, height: 48 } },
    { basePence: NaN, size: { width: 36, height: 48 } },
    { basePence: 5_000, size: { width: NaN, height: 48 } },
    { basePence: 5_000, size: { width: 36, height: Infinity } },
    { basePence: 5_000, size: { width: -36, height: -48 } },
  ])("refuses $basePence pence at $size.width × $size.height", (configuration) => {
    for (const price of [unitPricePence, configuratorPricePence])
      expect(() => price({ ...configuration, material: "PVC" })).toThrow(RangeError);
  });
});

describe("for every configuration", () => {
  const formulas: [string, (configuration: PricedConfiguration) => number][] = [
    ["add to cart", unitPricePence],
    ["product page", configuratorPricePence],
    ["estimate", ({ size, material }) => estimatePricePence("curtains", size, material)],
  ];

  it.each(formulas)("%s: the price never falls when width or height grows", (_, price) => {
    fc.assert(
      fc.property(configurations, inches, inches, (configuration, wider, taller) => {
        const { width, height } = configuration.size;
        const smaller = price(configuration);
        expect(price({ ...configuration, size: { width: width + wider, height } })).toBeGreaterThanOrEqual(smaller);
        expect(price({ ...configuration, size: { width, height: height + taller } })).toBeGreaterThanOrEqual(smaller);
      }),
    );
  });

  it.each(formulas)("%s: width and height are interchangeable", (_, price) => {
    fc.assert(
      fc.property(configurations, (configuration) => {
        const { width, height } = configuration.size;
        expect(price({ ...configuration, size: { width: height, height: width } })).toBe(price(configuration));
      }),
    );
  });

  it("a line is its unit price times its quantity", () => {
    fc.assert(
      fc.property(configurations, fc.integer({ min: 1, max: 99 }), (configuration, quantity) => {
        const unitPrice = unitPricePence(configuration);
        expect(linePricePence(unitPrice, quantity)).toBe(unitPrice * quantity);
        expect(Number.isSafeInteger(linePricePence(unitPrice, quantity))).toBe(true);
      }),
    );
  });
});

describe("the lowest price of a product", () => {
  it("is its base price if the smallest size is included and a material has no surcharge", () => {
    expect(lowestUnitPricePence(8_400, { width: 12, height: 12 }, ["Premium Wood", "Faux Wood", "Hardwood"])).toBe(
      8_400,
    );
  });

  it("includes unavoidable charges: a smallest size above the included one, the cheapest material's factor", () => {
    // 90.00 + (48 × 60 − 1728) × 0.10 = 205.20, times 1.1 = 225.72
    expect(lowestUnitPricePence(9_000, { width: 48, height: 60 }, ["Premium Wood", "Faux Wood"])).toBe(22_572);
  });
});
