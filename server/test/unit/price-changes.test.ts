import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { narrowerLimits } from "../../src/catalogue/products/narrower-limits.js";
import { PRODUCTS } from "../../src/composition/seed/products/index.js";
import { madeChoices } from "../../src/rules/made-choices.js";
import { limitsIn } from "../../src/rules/material-limits.js";
import { priceChanges, type PriceChange, type PricedBlind } from "../../src/rules/price-changes.js";
import { PRICE_POLICIES, type PricePolicy } from "../../src/rules/price-policy.js";
import { checkSize } from "../../src/rules/size-limits.js";
import { formatSize, toInches, UNITS, type Size } from "../../src/rules/sizes.js";

/** The products of the catalogue as the page has them. */
const BLINDS = PRODUCTS.map((product) => ({
  ...product,
  materials: product.materials.map((name) => ({ name, ...narrowerLimits(product, name) })),
}));
type Blind = (typeof BLINDS)[number];

const POLICIES = Object.keys(PRICE_POLICIES) as PricePolicy[];
const productPage = (policy: PricePolicy) => PRICE_POLICIES[policy].productPagePricePence;

/** Sizes around a product's limits, in whole mm. */
const sizeOf = ({ minWidth, maxWidth, minHeight, maxHeight }: Blind) =>
  fc.record({
    width: fc.integer({ min: Math.floor(minWidth * 20), max: Math.ceil(maxWidth * 32) }),
    height: fc.integer({ min: Math.floor(minHeight * 20), max: Math.ceil(maxHeight * 32) }),
  });

const choicesOf = ({ options }: Blind) =>
  fc
    .subarray([...options])
    .chain((some) =>
      fc.tuple(...some.map(({ name, values }) => fc.constantFrom(...values).map((value) => ({ name, value })))),
    );

const blindOf = (product: Blind): fc.Arbitrary<PricedBlind & { policy: PricePolicy }> =>
  fc
    .record({
      mm: sizeOf(product),
      material: fc.constantFrom(...product.materials.map(({ name }) => name)),
      customizations: choicesOf(product),
      unit: fc.constantFrom(...UNITS),
      policy: fc.constantFrom(...POLICIES),
    })
    .map(({ mm, policy, ...choices }) => ({
      ...choices,
      ...{ product, policy, size: inInches(mm), unitPrice: productPage(policy) },
    }));

const inInches = ({ width, height }: Size): Size => ({ width: toInches(width, "mm"), height: toInches(height, "mm") });

/** Why a configuration is refused. */
function refusals({ product, customizations }: PricedBlind, size: Size, material: string): string[] {
  const made = madeChoices(product, { ...size, material, customizations });
  return [
    ...checkSize(size, limitsIn(product, material)).map(({ message }) => message),
    ...("refusal" in made ? [made.refusal] : []),
  ];
}

it.each(BLINDS.map((product) => [product.slug, product] as const))(
  "%s: every proposal can be made, and costs what the shop asks for it",
  (_, product) => {
    fc.assert(
      fc.property(blindOf(product), (blind) => {
        const isMade = refusals(blind, blind.size, blind.material).length === 0;
        const price = (size: Size, material: string) =>
          productPage(blind.policy)({ basePence: product.basePricePence, size, material });
        for (const { size, material, pieces, pence, differencePence } of priceChanges(blind)) {
          expect(refusals(blind, size, material)).toEqual([]);
          expect(pence).toBe(pieces * price(size, material));
          expect(differencePence).toBe(isMade ? pence - price(blind.size, blind.material) : undefined);
        }
      }),
      { numRuns: 60 },
    );
  },
);

describe("a blind", () => {
  const bySlug = (slug: string) => BLINDS.find((product) => product.slug === slug) ?? BLINDS[0];
  const changesOf = (width: number, height: number, changes: Partial<PricedBlind> = {}) => {
    const product = bySlug("wooden-blinds");
    if (!product) throw new Error("The catalogue is empty.");
    return priceChanges({
      ...{ product, size: inInches({ width, height }), material: product.materials[0]?.name ?? "" },
      ...{ customizations: [], unit: "mm", unitPrice: productPage("consistent") },
      ...changes,
    });
  };
  const said = (changes: readonly PriceChange[]) =>
    changes.map(({ kind, size, material, pieces, pence, differencePence }) =>
      [kind, pieces > 1 && `${pieces} ×`, formatSize(size, "mm"), material, pence, differencePence]
        .filter((word) => word !== false && word !== undefined)
        .join(" "),
    );

  it("says what size, material and division make of its price", () => {
    expect(said(changesOf(1200, 1400, { material: "Premium Wood" }))).toEqual([
      "included 1200 × 929 mm Premium Wood 10080 -10512",
      "material 1200 × 1400 mm Faux Wood 18876 -1716",
      "wider 1300 × 1400 mm Premium Wood 23196 2604",
      "longer 1200 × 1500 mm Premium Wood 22824 2232",
      "in-two 2 × 600 × 1400 mm Premium Wood 20160 -432",
    ]);
  });

  it("costs nothing for its area up to a drop", () => {
    expect(said(changesOf(900, 900))).toEqual(["included 900 × 1238 mm Hardwood 8400 0"]);
  });

  it("has no such drop where every area is charged", () => {
    const changes = changesOf(900, 900, { unitPrice: productPage("as-specified") });
    expect(changes.map(({ kind }) => kind)).not.toContain("included");
  });

  it("is proposed in two, or in another material, where it is too wide", () => {
    expect(said(changesOf(2300, 1200, { material: "Faux Wood" }))).toEqual([
      "material 2300 × 1200 mm Hardwood 33900",
      "in-two 2 × 1150 × 1200 mm Faux Wood 27522",
    ]);
  });

  it("is not divided where it follows a frame", () => {
    const shutter = bySlug("plantation-shutters");
    expect(shutter && changesOf(2000, 1000, { product: shutter }).map(({ kind }) => kind)).not.toContain("in-two");
  });

  it("has no proposal that its options forbid", () => {
    const customizations = [{ name: "control", value: "cord" }];
    expect(changesOf(1200, 1400, { customizations })).toEqual([]);
  });
});
