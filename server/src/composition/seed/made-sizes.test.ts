import { describe, expect, it } from "vitest";
import type { Choice, MadeLength } from "../../rules/fit/fit.types.js";
import { fitOfValue, fitsOf } from "../../rules/fit/fits.js";
import { lineMaking } from "../../rules/line-making.js";
import { measureOf } from "../../rules/options/measured-options.js";
import { ROOF_WINDOW } from "../../rules/options/roof-window.js";
import { fromInches } from "../../rules/sizes.js";
import { PRODUCTS } from "./products/index.js";

/** The options on which made sizes depend. */
const DECISIVE = ["fit", "fixing", "frame", "stack", ROOF_WINDOW, "hangs from", "set", "returns", "overlap"];

type Options = (typeof PRODUCTS)[number]["options"];

/** The values of an option, with a figure where it may be measured. */
const withFigure = (name: string, values: readonly string[]) => (measureOf(name) ? [...values, "85 mm"] : values);

/** Every combination of the decisive options, each also left out. */
const combinations = (options: Options): Choice[][] =>
  options
    .filter(({ name }) => DECISIVE.includes(name))
    .reduce<Choice[][]>(
      (found, { name, values }) =>
        found.flatMap((chosen) => [chosen, ...withFigure(name, values).map((value) => [...chosen, { name, value }])]),
      [[]],
    );

/** Of blinds outside, a fixing in the reveal is a fit of its own. */
const decidesFit = (name: string, values: readonly string[]) => name === "fit" || values.includes("reveal");

const tenths = (mm: number) => Math.round(mm * 10);

function expectToAddUp(length: MadeLength, typedInches: number): void {
  const figures = length.adjustments.map(({ mm }) => mm);
  expect(length.measuredMm).toBe(fromInches(typedInches, "mm"));
  const sum = figures.includes(null)
    ? null
    : figures.reduce<number>((total, mm) => total + tenths(mm ?? 0), tenths(length.measuredMm));
  expect(length.madeMm === null ? null : tenths(length.madeMm)).toBe(sum);
  expect(length.madeMm ?? 1).toBeGreaterThan(0);
}

describe.each(PRODUCTS.map((product) => [product.slug, product] as const))("%s", (_, product) => {
  const widths = [product.minWidth, product.maxWidth, 23.0625];
  const heights = [product.minHeight, product.maxHeight, 46.6535];

  it("is made of what was measured and the signed adjustments, for every fit and size", () => {
    for (const chosen of combinations(product.options))
      for (const width of widths)
        for (const height of heights) {
          const { parts, summary } = lineMaking(product, { customizations: chosen, width, height });
          expect(parts.length).toBeGreaterThan(0);
          for (const part of parts) {
            if (part.width) expectToAddUp(part.width, width);
            if (part.height) expectToAddUp(part.height, height);
          }
          expect(summary).not.toMatch(/null|undefined|NaN/);
        }
  });

  it("has a fit for every value that can be chosen", () => {
    const values = product.options.find(({ name }) => name === "fit")?.values ?? [];
    expect(fitsOf(product).map(({ id }) => id)).toEqual(expect.arrayContaining(values));
  });

  it("says in one short sentence what to give for each fit that can be chosen", () => {
    for (const { name, values } of product.options)
      for (const value of values) {
        const said = fitOfValue(product, { name, value })?.inShort ?? "";
        expect(said).toMatch(decidesFit(name, values) ? /^Give [^.]{20,90}\.$/ : /^$/);
      }
  });
});
