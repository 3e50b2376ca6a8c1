import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { estimatePricePence } from "./estimate.js";
import { withTax } from "./included-tax.js";
import { linePricePence, type PricedConfiguration } from "./line-price.js";
import { penceOf, poundsOf } from "./money.js";
import { PRICE_POLICIES } from "./price-policy.js";
import { MATERIALS, type MaterialName } from "./product-attributes.js";
import { totalsOf, withVat } from "./totals.js";
import vectors from "./uk-price-vectors.json" with { type: "json" };

const { consistent, uk } = PRICE_POLICIES;
const shown = (storedPence: number) => withTax(storedPence, uk.taxIncludedPercent);

const inches = fc.integer({ min: 120_000, max: 960_000 }).map((tenThousandths) => tenThousandths / 10_000);
const stored: fc.Arbitrary<PricedConfiguration> = fc.record({
  basePence: fc.integer({ min: 1, max: 100_000 }),
  size: fc.record({ width: inches, height: inches }),
  material: fc.constantFrom(...(Object.keys(MATERIALS) as MaterialName[])),
});
const asShown = (configuration: PricedConfiguration) => ({
  ...configuration,
  basePence: shown(configuration.basePence),
});

describe("golden values", () => {
  it.each(vectors.line)("$quantity × $width × $height in $material from £$basePrice cost £$linePrice", (vector) => {
    const { storedPrice, basePrice, quantity, unitPrice, linePrice, material, ...size } = vector;
    expect(shown(penceOf(storedPrice))).toBe(penceOf(basePrice));
    const pence = uk.unitPricePence({ basePence: penceOf(basePrice), size, material });
    expect(poundsOf(pence)).toBe(unitPrice);
    expect(poundsOf(linePricePence(pence, quantity))).toBe(linePrice);
  });

  it.each(vectors.estimate)("$type of $width × $height in $material are estimated at £$price", (vector) => {
    const { type, material, price, ...size } = vector;
    expect(shown(estimatePricePence(type, size, material))).toBe(penceOf(price));
  });

  it.each(vectors.totals)("£$subtotal less $discountPercent % by $delivery delivery come to £$total", (vector) => {
    const { subtotal, discountPercent, delivery } = vector;
    const totals = totalsOf(penceOf(subtotal), uk.cartTotals, discountPercent, delivery as "STANDARD" | "EXPRESS");
    expect({
      ...{ subtotal, discountPercent, delivery },
      discount: poundsOf(totals.discountPence),
      shipping: poundsOf(totals.deliveryPence),
      includedTax: poundsOf(totals.includedTaxPence ?? NaN),
      total: poundsOf(totals.totalPence),
      toFreeShipping: poundsOf(totals.toFreeDeliveryPence),
    }).toEqual(vector);
    expect(totals.taxPence).toBe(0);
  });

  it.each(vectors.vat)(
    "£$total, less $discountPercent %, have £$includedVat of VAT at $vatPercent % inside",
    (vector) => {
      const { subtotal, discountPercent, delivery, vatPercent, includedVat, total } = vector;
      const rule = withVat(uk.cartTotals, { vatNumber: "GB123456789", vatPercent });
      const totals = totalsOf(penceOf(subtotal), rule, discountPercent, delivery as "STANDARD" | "EXPRESS");
      expect([totals.includedTaxPence, totals.totalPence]).toEqual([penceOf(includedVat), penceOf(total)]);
    },
  );
});

it("the registration for VAT changes nothing that is paid", () => {
  const rates = fc.option(fc.integer({ min: 1, max: 100 }));
  const numbers = fc.option(fc.constant("GB123456789"));
  fc.assert(
    fc.property(
      fc.nat(200_000),
      fc.integer({ min: 0, max: 100 }),
      numbers,
      rates,
      (pence, discount, vatNumber, vatPercent) => {
        for (const { cartTotals } of Object.values(PRICE_POLICIES)) {
          const { includedTaxPence: _, ...paid } = totalsOf(
            pence,
            withVat(cartTotals, { vatNumber, vatPercent }),
            discount,
          );
          expect(totalsOf(pence, cartTotals, discount)).toMatchObject(paid);
        }
      },
    ),
  );
});

it("a policy that adds the tax has no VAT inside, whatever the registration", () => {
  expect(withVat(consistent.cartTotals, { vatNumber: "GB123456789", vatPercent: 20 })).toBe(consistent.cartTotals);
});

it("one piece costs what the consistent policy asks for it with its tax", () => {
  fc.assert(
    fc.property(stored, (configuration) => {
      const pence = consistent.unitPricePence(configuration);
      const { taxPence } = totalsOf(pence, consistent.checkoutTotals);
      expect(uk.unitPricePence(asShown(configuration))).toBe(pence + taxPence);
    }),
  );
});

it("a cart costs what the consistent policy asks, to half a penny a piece and one penny", () => {
  const lines = fc.array(fc.tuple(stored, fc.integer({ min: 1, max: 99 })), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 100 }), (cart, percent) => {
      const totals = (policy: typeof uk, configured: (configuration: PricedConfiguration) => PricedConfiguration) => {
        const prices = cart.map(([line, quantity]) => policy.unitPricePence(configured(line)) * quantity);
        return totalsOf(
          prices.reduce((sum, pence) => sum + pence),
          policy.checkoutTotals,
          percent,
        );
      };
      const pieces = cart.reduce((sum, [, quantity]) => sum + quantity, 0);
      const [inside, added] = [totals(uk, asShown), totals(consistent, (line) => line)];
      // Beside the threshold the rounded pieces may lie on its other side; delivery has a test of its own.
      const goods = ({ totalPence, deliveryPence }: typeof inside) => totalPence - deliveryPence;
      expect(Math.abs(goods(inside) - goods(added))).toBeLessThanOrEqual(pieces / 2 + 1);
      expect(Math.abs((inside.includedTaxPence ?? NaN) - added.taxPence)).toBeLessThanOrEqual(pieces / 2 + 1);
    }),
  );
});

it("delivery is free from the same goods on", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (pence) => {
      const { deliveryPence } = totalsOf(pence, consistent.checkoutTotals);
      expect(totalsOf(shown(pence), uk.checkoutTotals).deliveryPence).toBe(deliveryPence);
    }),
  );
});

it("the lines sum to the price, and none is negative", () => {
  fc.assert(
    fc.property(stored, (configuration) => {
      const lines = uk.breakdown(asShown(configuration), "mm");
      expect(lines.reduce((sum, { pence }) => sum + pence, 0)).toBe(uk.unitPricePence(asShown(configuration)));
      expect(Math.min(...lines.map(({ pence }) => pence))).toBeGreaterThanOrEqual(0);
      expect(lines[0]?.pence).toBe(shown(configuration.basePence));
    }),
  );
});

it("every screen has one price and one rule for totals", () => {
  expect(uk.productPagePricePence).toBe(uk.unitPricePence);
  expect(uk.productPageBreakdown).toBe(uk.breakdown);
  expect(uk.checkoutTotals).toBe(uk.cartTotals);
});
