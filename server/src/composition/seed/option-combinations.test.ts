import { describe, expect, it } from "vitest";
import { isCordedControl } from "../../rules/cord-safety.js";
import { madeChoices } from "../../rules/made-choices.js";
import { NEEDED_FOR } from "../../rules/options/asked-options.js";
import { EXCLUSIONS, IMPOSSIBLE } from "../../rules/options/dependencies.js";
import { FOLLOWING_DEFAULTS, SETTLED_BY } from "../../rules/options/left-out.js";
import { measureOf } from "../../rules/options/measured-options.js";
import type { Choice } from "../../rules/options/option.js";
import { resolveOptions } from "../../rules/options/resolve-options.js";
import { fromInches, type Size } from "../../rules/sizes.js";
import { PRODUCTS } from "./products/index.js";

type Product = (typeof PRODUCTS)[number];

/** Both ends of the limits of each side, in inches. */
const endsOf = ({ minWidth, maxWidth, minHeight, maxHeight }: Product): Size[] =>
  [minWidth, maxWidth].flatMap((width) => [minHeight, maxHeight].map((height) => ({ width, height })));
const inMm = ({ width, height }: Size): Size => ({
  width: fromInches(width, "mm", 0),
  height: fromInches(height, "mm", 0),
});

/** A figure stands for all: its limits depend on the size. */
const valuesOf = ({ name, values }: Product["options"][number]) => [
  ...values,
  ...(measureOf(name) === undefined ? [] : ["900 mm"]),
];

/** The options that a rule joins with others. The rest can't matter to one another. */
const JOINED = new Set([
  ...EXCLUSIONS.flatMap(({ one, other }) => [one[0], other[0]]),
  ...FOLLOWING_DEFAULTS.flatMap(({ when, taken }) => [when[0], taken[0]]),
  ...Object.entries(NEEDED_FOR).flatMap(([name, needs]) => [name, ...needs.map(({ option }) => option)]),
  ...Object.entries(SETTLED_BY).flatMap(([name, [option]]) => [name, option]),
]);

/** Every way to choose or leave out the options of a product that are joined, and beside each of them every value of the rest. */
function combinations({ options }: Product): Choice[][] {
  const choicesOf = (option: Product["options"][number]) =>
    valuesOf(option).map((value) => ({ name: option.name, value }));
  const joined = options
    .filter(({ name }) => JOINED.has(name))
    .reduce<Choice[][]>(
      (found, option) =>
        found.flatMap((choices) => [choices, ...choicesOf(option).map((choice) => [...choices, choice])]),
      [[]],
    );
  const rest = options.filter(({ name }) => !JOINED.has(name)).flatMap(choicesOf);
  return joined.flatMap((choices) => [choices, ...rest.map((choice) => [...choices, choice])]);
}

const isForbidden = (choices: readonly Choice[]) => {
  const has = ([name, value]: readonly [string, string]) =>
    choices.some((choice) => choice.name === name && choice.value === value);
  return IMPOSSIBLE.some(({ is }) => has(is)) || EXCLUSIONS.some(({ one, other }) => has(one) && has(other));
};

/** All options at once, each with every value: what nobody would try one by one. With a cord also the heights from the floor. */
function everythingAtOnce({ options }: Product): Choice[][] {
  const all = options.reduce<Choice[][]>(
    (found, option) =>
      found.flatMap((choices) => valuesOf(option).map((value) => [...choices, { name: option.name, value }])),
    [[]],
  );
  const isCorded = ({ name, value }: Choice) => name === "control" && isCordedControl(value);
  return all.flatMap((choices) =>
    choices.some(isCorded)
      ? [choices, ...HEIGHTS.map((value) => [...choices, { name: "height from floor", value }])]
      : [choices],
  );
}
/** Inches. */
const USUAL_DROP = 40;
const HEIGHTS = ["1749 mm", "1750 mm", "2300 mm", "5000 mm", "measured at the visit"];

/** Whether a made line has a cord that hangs lower than children are safe from. */
function hasUnsafeCord(choices: readonly Choice[], dropMm: number): boolean {
  const valueOf = (wanted: string) => choices.find(({ name }) => name === wanted)?.value;
  if (!isCordedControl(valueOf("control")) || valueOf("height from floor") === "measured at the visit") return false;
  const hangs = Number(/Hangs (\d+) mm/.exec(valueOf("hanging length") ?? "")?.[1] ?? Infinity);
  return hangs > Number.parseInt(valueOf("height from floor") ?? "0", 10) - 1500 || hangs > dropMm - 100;
}

/** Whether each option that is asked has one value, in order, and each choice is kept. */
function isComplete({ options }: Product, chosen: readonly Choice[], choices: readonly Choice[]): boolean {
  const values = new Map(choices.map(({ name, value }) => [name, value]));
  const asked = options
    .map(({ name }) => name)
    .filter((name) => values.has(name) || !(name in NEEDED_FOR || name in SETTLED_BY));
  return (
    choices.map(({ name }) => name).join() === asked.join() &&
    chosen.every(({ name, value }) => !values.has(name) || values.get(name) === value)
  );
}

describe.each(PRODUCTS.map((product) => [product.slug, product] as const))("%s", (_slug, product) => {
  it("is made without a choice, by its defaults and without a cord, in any size and material", () => {
    for (const material of product.materials)
      for (const size of endsOf(product)) {
        const made = madeChoices(product, { ...size, material, customizations: [] });
        if ("refusal" in made) throw new Error(made.refusal);
        expect(made.choices.every(({ isDefault }) => isDefault)).toBe(true);
        expect(made.choices.some(({ name, value }) => name === "control" && isCordedControl(value))).toBe(false);
      }
  });

  it("is refused for a forbidden combination only, and complete otherwise", () => {
    const wrong = product.materials.flatMap((material) => {
      const ofMaterial = { name: "material", value: material };
      return combinations(product)
        .map((chosen) => ({ chosen, resolution: resolveOptions(product, chosen, material) }))
        .filter(({ chosen, resolution }) =>
          "refusal" in resolution
            ? !isForbidden([...chosen, ofMaterial])
            : isForbidden([...resolution.choices, ofMaterial]) || !isComplete(product, chosen, resolution.choices),
        );
    });
    expect(wrong).toEqual([]);
  });

  it("is never made against a rule, whatever is chosen of all its options at once, at both ends of its limits and between", () => {
    const chosen = everythingAtOnce(product);
    const ends = [
      { width: product.minWidth, height: product.minHeight },
      { width: product.maxWidth, height: product.maxHeight },
      // Most heights from the floor are below the longest drop.
      { width: product.minWidth, height: Math.max(product.minHeight, Math.min(product.maxHeight, USUAL_DROP)) },
    ];
    let made = 0;
    const wrong = ends.flatMap((size) =>
      product.materials.flatMap((material) =>
        chosen.filter((customizations) => {
          const line = madeChoices(product, { ...size, material, customizations });
          if ("refusal" in line) return false;
          made += 1;
          return (
            isForbidden([...line.choices, { name: "material", value: material }]) ||
            hasUnsafeCord(line.choices, fromInches(size.height, "mm", 0))
          );
        }),
      ),
    );
    expect(wrong).toEqual([]);
    expect(made).toBeGreaterThan(0);
  });

  it("has a measured option within its limits only, in the smallest and the largest size", () => {
    const [material = ""] = product.materials;
    for (const { name } of product.options)
      for (const size of endsOf(product)) {
        const [least = 0, most = 0] = measureOf(name)?.limits(inMm(size)) ?? [];
        const isMade = (mm: number) =>
          "choices" in madeChoices(product, { ...size, material, customizations: [{ name, value: `${mm} mm` }] });
        const made = [least - 1, least, most, most + 1].map(isMade);
        const isPossible = measureOf(name) !== undefined && least <= most;
        expect([name, ...made]).toEqual([name, false, isPossible, isPossible, false]);
      }
  });

  it("has a cord only with a safe length, or with one that the shop measures", () => {
    const [material] = product.materials;
    const hasCords = product.options.some(({ name, values }) => name === "control" && values.some(isCordedControl));
    const sold = (hasCords ? ["chain", "cord"] : []).flatMap((control) =>
      endsOf(product).flatMap((size) =>
        [undefined, 1749, 1750, 2300, 5000].flatMap((fromFloor) => {
          const given = fromFloor === undefined ? [] : [{ name: "height from floor", value: `${fromFloor} mm` }];
          const customizations = [{ name: "control", value: control }, ...given];
          const made = madeChoices(product, { ...size, material: material ?? "", customizations });
          if ("refusal" in made) return [];
          const words = made.choices.find(({ name }) => name === "hanging length")?.value ?? "";
          return {
            hangs: Number(/Hangs (\d+) mm/.exec(words)?.[1] ?? Infinity),
            height: size.height,
            fromFloor: fromFloor ?? 0,
          };
        }),
      ),
    );
    const isUnsafe = ({ hangs, height, fromFloor }: (typeof sold)[number]) =>
      hangs > fromFloor - 1500 || hangs > fromInches(height, "mm") - 100;
    expect(sold.filter(isUnsafe)).toEqual([]);
    expect(sold.length > 0).toBe(hasCords);
  });
});

describe("the tables of rules", () => {
  const offered = new Set(
    PRODUCTS.flatMap(({ options, materials }) => [
      ...options.flatMap(({ name, values }) => values.map((value) => `${name}: ${value}`)),
      ...materials.map((material) => `material: ${material}`),
    ]),
  );

  it("speak of values that there are", () => {
    const pairs = [
      ...IMPOSSIBLE.map(({ is }) => is),
      ...EXCLUSIONS.flatMap(({ one, other }) => [one, other]),
      ...FOLLOWING_DEFAULTS.flatMap(({ when, taken }) => [when, taken]),
      ...Object.values(NEEDED_FOR)
        .flat()
        .flatMap(({ option, values }) => values.map((value) => [option, value] as const)),
    ];
    expect(pairs.map(([name, value]) => `${name}: ${value}`).filter((pair) => !offered.has(pair))).toEqual([]);
  });

  it("have the louvre as default that a product's text names as standard", () => {
    const wrong = PRODUCTS.filter(({ specifications, options }) => {
      const [, named] =
        / ?(\d+ mm) elliptical as standard/.exec(specifications.map(({ value }) => value).join("\n")) ?? [];
      return named !== undefined && options.find(({ name }) => name === "louvre")?.defaultValue !== named;
    });
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  it("have a default that is among the values", () => {
    const wrong = PRODUCTS.filter(({ options }) =>
      options.some(({ values, defaultValue }) => !values.includes(defaultValue)),
    );
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });
});
