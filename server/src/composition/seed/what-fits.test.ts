import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { productToFit } from "../../catalogue/window-fits/product-to-fit.js";
import { madeChoices } from "../../rules/made-choices.js";
import { limitsIn } from "../../rules/material-limits.js";
import { ROOF_WINDOWS } from "../../rules/options/roof-window.js";
import { WindowKind, WindowOpening } from "../../rules/project/window-kinds.js";
import type { PublishedRules } from "../../rules/published-rules.js";
import { checkSize } from "../../rules/size-limits.js";
import { fromInches, toInches } from "../../rules/sizes.js";
import { windowFit } from "../../rules/window-fit.js";
import { NO_FIGURES, type WindowToFit } from "../../rules/window-to-fit.js";
import { PRODUCTS } from "./products/index.js";

const mm = (...lengths: number[]) => lengths.map((length) => toInches(length, "mm"));
const one = (length: number) => toInches(length, "mm");

const FITTED = PRODUCTS.map((product) => ({ slug: product.slug, product: productToFit(product, {}) }));
function productOf(slug: string, rules: PublishedRules = {}) {
  const product = PRODUCTS.find((each) => each.slug === slug);
  if (!product) throw new Error(`There are no ${slug}.`);
  return productToFit(product, rules);
}

/** A casement of which all is known. */
const KITCHEN: WindowToFit = {
  ...{ ...NO_FIGURES, kind: "CASEMENT", widths: mm(1204, 1198, 1202), drops: mm(1400, 1405, 1402), depth: one(100) },
  ...{ glassWidth: one(560), glassHeight: one(1200), heightFromFloorMm: 2300, handleFromGlassMm: 40, sealMm: 4 },
};
const fitOf = (slug: string, window: Partial<WindowToFit> = {}, rules?: PublishedRules) =>
  windowFit(productOf(slug, rules), { ...KITCHEN, ...window }, "mm");
const waysOf = (...asked: Parameters<typeof fitOf>) =>
  fitOf(...asked).ways.map(({ label, sizes }) => [
    label,
    sizes.map(({ width, height }) => `${fromInches(width, "mm")} × ${fromInches(height, "mm")}`).join(", "),
  ]);
const missingOf = (...asked: Parameters<typeof fitOf>) => fitOf(...asked).missing.map(({ figure }) => figure);
const choicesOf = (...asked: Parameters<typeof fitOf>) =>
  fitOf(...asked).ways.map(({ customizations }) => customizations.map(({ name, value }) => `${name}: ${value}`));

describe("a product that fits", () => {
  it("is ordered by the smallest readings inside and past the largest outside", () => {
    expect(waysOf("roller-blinds")).toEqual([
      ["Inside the recess", "1198 × 1400"],
      ["Exact size, outside the recess", "1354 × 1480"],
    ]);
    expect(choicesOf("roller-blinds")).toEqual([["fit: recess"], ["fit: exact"]]);
  });

  it("has a frame on the wall by the opening as it is", () => {
    expect(waysOf("plantation-shutters").at(-1)).toEqual(["Frame on the wall", "1204 × 1405"]);
    expect(choicesOf("plantation-shutters").at(-1)).toEqual(["frame: outside frame"]);
  });

  it("is clipped to the glass, with what the frame says", () => {
    expect(waysOf("perfect-fit-blinds", { sealMm: 1, beadMm: 18 })).toEqual([["Clipped to the glass", "560 × 1200"]]);
    expect(choicesOf("perfect-fit-blinds", { sealMm: 1, beadMm: 18 })).toEqual([
      ["bracket depth: 18 mm", "glazing seal: under 2 mm", "handle clearance: 35 mm or more"],
    ]);
  });

  it("is made to the code of a roof window, else to its glass", () => {
    const roof = { kind: "ROOF", roofWindow: "VELUX M04" } as const;
    expect(waysOf("skylight-blinds", roof)).toEqual([["By the code of the roof window", "603 × 730"]]);
    expect(choicesOf("skylight-blinds", roof)).toEqual([["roof window: VELUX M04"]]);
    expect(waysOf("skylight-blinds", { ...roof, roofWindow: "VELUX X99" })).toEqual([
      ["By its glass, without a code", "560 × 1200"],
    ]);
  });

  it("is a piece for each part of a bay, but nothing past its corners", () => {
    const bay = { kind: "BAY", widths: [], bayWidths: mm(600, 900, 600) } as const;
    expect(waysOf("roller-blinds", bay)).toEqual([["Inside the recess", "600 × 1400, 900 × 1400, 600 × 1400"]]);
    expect(waysOf("bay-window-shutters", bay)).toEqual([["Measured by us", "2100 × 1405"]]);
    expect(fitOf("patio-roller-blinds", bay).reason).toContain("would meet in its corners");
  });

  it("takes the fixing for which the recess is deep enough", () => {
    expect(choicesOf("roller-blinds", { depth: one(60) })[0]).toEqual(["fit: recess", "fixing: top"]);
  });

  it("takes the cheapest material that is made so wide", () => {
    const materials = (width: number) =>
      fitOf("wooden-blinds", { widths: mm(width) }).ways.map(({ material }) => material);
    const cheapest = productOf("wooden-blinds").materials[0]?.name;
    expect(materials(1000)[0]).toBe(cheapest);
  });

  it("takes the next material where a rule excludes the cheapest one", () => {
    const materialsOf = (rules?: PublishedRules) =>
      fitOf("wooden-blinds", {}, rules).ways.map(({ material }) => material);
    const [cheapest = ""] = materialsOf();
    const reason = "It is not for a recess.";
    const exclusions = [{ one: ["material", cheapest], other: ["fit", "recess"], reason }] as const;
    const [next, outside] = materialsOf({ OPTIONS: { version: 1, content: { exclusions, impossible: [] } } });
    expect(next).not.toBe(cheapest);
    expect(outside).toBe(cheapest);
  });
});

describe("a figure that is missing", () => {
  it.each([
    ["roller-blinds", { widths: [] }, ["WIDTH", "WIDTH"]],
    ["roller-blinds", { drops: [] }, ["DROP", "DROP"]],
    ["roller-blinds", { kind: "BAY" }, ["BAY_PARTS"]],
    ["perfect-fit-blinds", { glassWidth: null }, ["GLASS_WIDTH"]],
    ["perfect-fit-blinds", { sealMm: null }, ["SEAL"]],
    ["perfect-fit-blinds", { handleFromGlassMm: null }, ["HANDLE_CLEARANCE"]],
    ["skylight-blinds", { kind: "ROOF", glassHeight: null }, ["GLASS_HEIGHT"]],
    ["pencil-pleat-curtains", {}, ["OWN_SIZE"]],
    ["awnings", {}, ["OWN_SIZE"]],
  ] as const)("of %s %j is %j", (slug, window, missing) => {
    expect(fitOf(slug, window).outcome).toBe("FIGURE_MISSING");
    expect(missingOf(slug, window)).toEqual(missing);
  });

  it("does not count where a window has no handle", () => {
    expect(fitOf("perfect-fit-blinds", { handleFromGlassMm: null, opening: "FIXED" }).outcome).toBe("FITS");
  });

  it("may leave another way open", () => {
    const fit = fitOf("roller-blinds", { depth: null });
    expect(fit.ways.map(({ fit: id }) => id)).toEqual(["exact"]);
    expect(fit.missing).toEqual([{ figure: "DEPTH", sentence: "Measure the depth of the recess." }]);
  });
});

describe("a product that does not fit says why", () => {
  it.each([
    ["skylight-blinds", {}, "It runs in the frame of a roof window, and this window is none."],
    ["roller-blinds", { kind: "ROOF" }, "It is made for upright windows, and this one lies in the slope of a roof."],
    ["louvred-pergolas", {}, "It stands in the garden and covers no window."],
    ["bay-window-shutters", {}, "It is made for the facets of a bay, and this window is none."],
    [
      "perfect-fit-blinds",
      { sealMm: 8 },
      "The clips of the frame do not hold under a seal that covers more than 6 mm of the glass.",
    ],
    [
      "perfect-fit-blinds",
      { glassWidth: one(1600) },
      "It would be 1600 × 1200 mm. The widest we make is 1400 mm (55.12 in).",
    ],
    [
      "tracked-shutters",
      { depth: one(100), widths: mm(2400), drops: mm(2000) },
      "The recess is 100 mm deep, and inside it",
    ],
  ] as const)("%s %j", (slug, window, reason) => {
    const fit = fitOf(slug, window);
    expect([fit.outcome, fit.ways, fit.missing]).toEqual(["DOES_NOT_FIT", [], []]);
    expect(fit.reason).toContain(reason);
  });

  it("by the rules in force, and no others", () => {
    const content = { exclusions: [], impossible: [] };
    expect(fitOf("perfect-fit-blinds", { sealMm: 8 }, { OPTIONS: { version: 1, content } }).outcome).toBe("FITS");
  });
});

const some = <Value>(values: fc.Arbitrary<Value>) => fc.option(values);
const length = (least: number, most: number) => fc.integer({ min: least, max: most }).map(one);
const window: fc.Arbitrary<WindowToFit> = fc.record({
  kind: fc.constantFrom(...Object.values(WindowKind)),
  widths: fc.array(length(200, 4000), { maxLength: 3 }),
  drops: fc.array(length(200, 3500), { maxLength: 3 }),
  bayWidths: fc.oneof(fc.constant([]), fc.array(length(200, 1800), { minLength: 2, maxLength: 7 })),
  depth: some(length(10, 250)),
  glassWidth: some(length(100, 1600)),
  glassHeight: some(length(100, 2400)),
  heightFromFloorMm: some(fc.integer({ min: 300, max: 5000 })),
  opening: some(fc.constantFrom(...Object.values(WindowOpening))),
  handleMm: some(fc.integer({ min: 1, max: 150 })),
  handleFromGlassMm: some(fc.integer({ min: 1, max: 150 })),
  sealMm: some(fc.integer({ min: 0, max: 30 })),
  beadMm: some(fc.integer({ min: 3, max: 99 })),
  roofWindow: some(fc.constantFrom(...ROOF_WINDOWS, "VELUX X99")),
});
const RUNS = { seed: 19, numRuns: 100 };

describe("for every product and any window", () => {
  it("what fits can be ordered just so", () => {
    fc.assert(
      fc.property(window, fc.constantFrom(...FITTED), (figures, { product }) => {
        for (const { sizes, material, customizations } of windowFit(product, figures, "mm").ways) {
          expect(sizes.length).toBeGreaterThan(0);
          for (const size of sizes) {
            expect(checkSize(size, limitsIn(product, material))).toEqual([]);
            expect(madeChoices(product, { ...size, material, customizations })).not.toHaveProperty("refusal");
          }
        }
      }),
      { ...RUNS, numRuns: 2000 },
    );
  });

  it("one thing is said: ways, figures or a reason", () => {
    fc.assert(
      fc.property(window, (figures) => {
        for (const { product } of FITTED) {
          const { outcome, ways, missing, reason } = windowFit(product, figures, "cm");
          expect(ways.length > 0).toBe(outcome === "FITS");
          expect(reason !== null && reason !== "").toBe(outcome === "DOES_NOT_FIT");
          expect(missing.length > 0 || outcome !== "FIGURE_MISSING").toBe(true);
        }
      }),
      RUNS,
    );
  });

  it("a deeper recess takes no way away", () => {
    fc.assert(
      fc.property(window, length(10, 250), length(0, 100), fc.constantFrom(...FITTED), (figures, depth, more, each) => {
        const idsAt = (at: number) =>
          windowFit(each.product, { ...figures, depth: at }, "mm").ways.map(({ fit }) => fit);
        expect(idsAt(depth + more)).toEqual(expect.arrayContaining(idsAt(depth)));
      }),
      { ...RUNS, numRuns: 1000 },
    );
  });
});
