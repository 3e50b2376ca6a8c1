import { describe, expect, it } from "vitest";
import type { Choice } from "../../rules/fit/fit.types.js";
import { lineMaking } from "../../rules/line-making.js";
import { madeChoices } from "../../rules/made-choices.js";
import { HEIGHT_FROM_FLOOR } from "../../rules/options/option.js";
import type { PublishedRules, RuleContents } from "../../rules/published-rules.js";
import { INSTALLED_RULES, RULE_FORMS } from "../../rules/rule-forms.js";
import { rulesOfProduct } from "../../rules/rules-of-product.js";
import { PRODUCTS } from "./products/index.js";

/** As it comes back from the database. */
const stored = <Content>(content: Content): Content => JSON.parse(JSON.stringify(content)) as Content;

const published = ({ DEDUCTIONS, CORDS, OPTIONS }: RuleContents): PublishedRules => ({
  DEDUCTIONS: { version: 1, content: stored(DEDUCTIONS) },
  CORDS: { version: 1, content: stored(CORDS) },
  OPTIONS: { version: 1, content: stored(OPTIONS) },
});

const INSTALLED = published(INSTALLED_RULES);

/** Each option with each of its values, and none. */
const configurations = ({ options }: (typeof PRODUCTS)[number]): Choice[][] => [
  [],
  ...options.flatMap(({ name, values }) =>
    values.map((value) => [
      { name, value },
      ...(name === "control" && value !== "cord-free" ? [{ name: HEIGHT_FROM_FLOOR, value: "2300 mm" }] : []),
    ]),
  ),
];

/** How a product is made with each of its values, without the names of versions. */
function allMade(product: (typeof PRODUCTS)[number], rules: PublishedRules | null) {
  const size = { width: product.minWidth, height: product.maxHeight };
  return configurations(product).flatMap((customizations) =>
    product.materials.map((material) => {
      const { rulesVersion: _, ...making } = lineMaking({ ...product, rules }, { ...size, customizations });
      return { making, choices: madeChoices({ ...product, rules }, { ...size, material, customizations }) };
    }),
  );
}

it("the installed rules pass their own forms unchanged", () => {
  expect(RULE_FORMS.DEDUCTIONS.parse(stored(INSTALLED_RULES.DEDUCTIONS))).toEqual(INSTALLED_RULES.DEDUCTIONS);
  expect(RULE_FORMS.CORDS.parse(stored(INSTALLED_RULES.CORDS))).toEqual(INSTALLED_RULES.CORDS);
  expect(RULE_FORMS.OPTIONS.parse(stored(INSTALLED_RULES.OPTIONS))).toEqual(INSTALLED_RULES.OPTIONS);
});

/** Every figure by one millimetre more, cords that hang higher, and one rule of options less and one more. */
const OTHER = published({
  DEDUCTIONS: {
    figures: Object.fromEntries(
      Object.entries(INSTALLED_RULES.DEDUCTIONS.figures).map(([key, { mm, reason }]) => [
        key,
        { mm: mm === null ? null : mm + Math.sign(mm), reason: `${reason} now` },
      ]),
    ),
    tolerances: Object.fromEntries(
      Object.keys(INSTALLED_RULES.DEDUCTIONS.tolerances).map((name) => [name, { width: 1, height: 1 }]),
    ),
  },
  CORDS: { ...INSTALLED_RULES.CORDS, deviceHeightMm: 1600 },
  OPTIONS: {
    exclusions: INSTALLED_RULES.OPTIONS.exclusions.slice(1),
    impossible: [...INSTALLED_RULES.OPTIONS.impossible, { is: ["control", "wand"], reason: "We have no wands." }],
  },
});

describe.each(PRODUCTS.map((product) => [product.slug, product] as const))("%s", (_, product) => {
  const installed = allMade(product, null);

  it("is made the same by the installed rules once they are published", () => {
    expect(allMade(product, INSTALLED)).toEqual(installed);
    expect(rulesOfProduct(product, INSTALLED)).toBeNull();
  });

  it("is made by its part of other rules as by the whole of them", () => {
    const concerned = rulesOfProduct(product, OTHER);
    expect(allMade(product, stored(concerned))).toEqual(allMade(product, OTHER));
    expect(allMade(product, OTHER)).not.toEqual(installed);
  });
});
