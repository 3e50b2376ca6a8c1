import { isCordedControl } from "./cord-safety.js";
import type { FitRule } from "./fit/fit.types.js";
import { OVERLAP_MM } from "./fit/overlap.js";
import { materialFactor } from "./line-price.js";
import { madeChoices } from "./made-choices.js";
import { limitsIn } from "./material-limits.js";
import { MEASURED_AT_VISIT } from "./options/height-from-floor.js";
import { HEIGHT_FROM_FLOOR, type Choice, type OptionedProduct } from "./options/option.js";
import { resolveOptions } from "./options/resolve-options.js";
import { checkSize } from "./size-limits.js";
import { formatSize, type Size, type Unit } from "./sizes.js";
import { missingFor } from "./window-fit-words.js";
import type { FittingWay, Kept, MissingForFit, ProductToFit } from "./window-fit.types.js";
import type { WindowToFit } from "./window-to-fit.js";

/** A fit of a product at a window: it can be ordered, a figure is missing, or it can't be made. */
export type FitAtWindow =
  { readonly way: FittingWay } | { readonly missing: MissingForFit } | { readonly refusal: string };

/** What is to be ordered. */
export type Wanted = {
  readonly fit: FitRule;
  readonly sizes: readonly Size[];
  /** What the window decides. */
  readonly choices: readonly Choice[];
  readonly kept: Kept;
};

/**
 * The way in which a product is made in these sizes, with a control that is safe, and in the material that is kept; without one in the
 * cheapest that is made so.
 */
export function madeWay(product: ProductToFit, wanted: Wanted, window: WindowToFit, unit: Unit): FitAtWindow {
  const { fit, sizes, kept } = wanted;
  const cheapestFirst = product.materials
    .filter(({ name }) => kept.material === null || name === kept.material)
    .toSorted((one, other) => materialFactor(one.name) - materialFactor(other.name));
  if (kept.material !== null && cheapestFirst.length === 0)
    return { refusal: "It isn’t made any more in the material that was chosen." };
  const problems = cheapestFirst.map(({ name }) => sizeProblem(product, name, sizes, unit));
  let first: NotMade | undefined;
  for (const [place, { name: material }] of cheapestFirst.entries()) {
    if (problems[place] !== undefined) continue;
    const made = madeWithControl(product, wanted, material, window);
    if ("customizations" in made) return { way: { fit: fit.id, label: fit.label, sizes, material, ...made } };
    // A figure that is missing in one material says more than that another can't be had.
    if (!first || ("refusal" in first && "figure" in made)) first = made;
  }
  if (!first) return { refusal: problems[0] ?? "It is made of no material just now." };
  return "figure" in first ? { missing: missingFor(first.figure, fit) } : first;
}

/** Why one of the sizes can't be made in a material. */
function sizeProblem(product: ProductToFit, material: string, sizes: readonly Size[], unit: Unit): string | undefined {
  // In mm a limit is said in inches too.
  const said = unit === "in" ? "mm" : unit;
  for (const size of sizes) {
    const [problem] = checkSize(size, limitsIn(product, material), said);
    if (problem) return `It would be ${formatSize(size, said, said === "mm" ? 0 : undefined)}. ${problem.message}`;
  }
  return undefined;
}

type NotMade = { figure: "HEIGHT_FROM_FLOOR" } | { refusal: string };
type Made = { customizations: readonly Choice[] } | NotMade;

/**
 * The control that is kept, else the product's standard one, where it can be had; else the first that can: a chain needs its height
 * from the floor.
 */
function madeWithControl(product: ProductToFit, wanted: Wanted, material: string, window: WindowToFit): Made {
  const { fit, sizes, choices, kept } = wanted;
  const top = topMm(fit, window);
  const made = (control: readonly Choice[]): Tried => {
    const customizations = beside(product, [...choices, ...control], kept.choices, material);
    return { customizations, refusal: firstRefusal(product, sizes, material, customizations) };
  };
  const isMade = ({ refusal }: Tried) => refusal === undefined;
  const standard = made([]);
  if (standard.refusal === undefined) return { customizations: standard.customizations };
  const controls = controlsOf(product, kept);
  const known = controls.map((value) => made(controlled(value, top))).find(isMade);
  if (known) return { customizations: known.customizations };
  const isToMeasure = top === null && controls.some((value) => isMade(made(controlled(value, MEASURED_AT_VISIT))));
  return isToMeasure ? { figure: "HEIGHT_FROM_FLOOR" } : { refusal: standard.refusal };
}

type Tried = { readonly customizations: readonly Choice[]; readonly refusal: string | undefined };

/** What is decided, and of what is kept as much as can be made beside it. */
function beside(product: ProductToFit, decided: readonly Choice[], kept: readonly Choice[], material: string) {
  const choices = [...decided];
  for (const choice of kept) {
    const isDecided = choices.some(({ name }) => name === choice.name);
    if (!isDecided && !("refusal" in resolveOptions(product, [...choices, choice], material))) choices.push(choice);
  }
  return choices;
}

/** The values of the option `control`: the kept one first, then the standard one. */
function controlsOf({ options }: OptionedProduct, kept: Kept): string[] {
  const { values = [], defaultValue = "" } = options.find(({ name }) => name === "control") ?? {};
  const first = kept.choices.find(({ name }) => name === "control")?.value;
  const rank = (value: string) => Number(value === defaultValue) + 2 * Number(value === first);
  return [...values].toSorted((one, other) => rank(other) - rank(one));
}

/** From the floor to the top of the blind, which outside is above the opening; null where it isn't known. */
function topMm({ id }: FitRule, { heightFromFloorMm }: WindowToFit): string | null {
  return heightFromFloorMm === null ? null : `${heightFromFloorMm + (id === "exact" ? OVERLAP_MM : 0)} mm`;
}

const controlled = (value: string, height: string | null): Choice[] => [
  { name: "control", value },
  ...(isCordedControl(value) && height !== null ? [{ name: HEIGHT_FROM_FLOOR, value: height }] : []),
];

function firstRefusal(
  product: ProductToFit,
  sizes: readonly Size[],
  material: string,
  customizations: readonly Choice[],
) {
  for (const size of sizes) {
    const made = madeChoices(product, { ...size, material, customizations });
    if ("refusal" in made) return made.refusal;
  }
  return undefined;
}
