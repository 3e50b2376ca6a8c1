import type { FitId, FittedProduct } from "./fit/fit.types.js";
import { fitOfValue } from "./fit/fits.js";
import { measureOf } from "./options/measured-options.js";
import { HEIGHT_FROM_FLOOR, type Choice, type OptionedProduct } from "./options/option.js";
import type { Kept, MissingFigure } from "./window-fit.types.js";
import type { WindowToFit } from "./window-to-fit.js";

type Product = FittedProduct & OptionedProduct;

/** The frame of a shutter that is made to cover the opening. */
const ON_THE_WALL: Choice = { name: "frame", value: "outside frame" };

/** The choice by which a product is ordered for a fit; none where it has but one. */
export function choicesOfFit(product: Product, fit: FitId, { roofWindow }: WindowToFit): Choice[] {
  if (fit === "outside") return [ON_THE_WALL];
  const values = product.options.flatMap(({ name, values: all }) => all.map((value) => ({ name, value })));
  const leading = values.filter((choice) => fitOfValue(product, choice)?.id === fit);
  const chosen = leading.find(({ value }) => value === roofWindow) ?? leading[0];
  return chosen ? [chosen] : [];
}

/** Options whose list gives ranges of a figure. */
const BY_RANGE: readonly {
  readonly option: string;
  readonly figure: "sealMm" | "handleFromGlassMm";
  readonly missing: MissingFigure;
}[] = [
  { option: "glazing seal", figure: "sealMm", missing: "SEAL" },
  { option: "handle clearance", figure: "handleFromGlassMm", missing: "HANDLE_CLEARANCE" },
];
/** Options that take the figure itself; without it they are agreed before the product is made. */
const BY_FIGURE: readonly { readonly option: string; readonly figure: "handleMm" | "beadMm" }[] = [
  { option: "window handle", figure: "handleMm" },
  { option: "bracket depth", figure: "beadMm" },
];

/** Every choice that a figure of the window decides, and not who chooses. */
const OF_THE_WINDOW: ReadonlySet<string> = new Set([
  HEIGHT_FROM_FLOOR,
  "roof window",
  ...BY_RANGE.map(({ option }) => option),
  ...BY_FIGURE.map(({ option }) => option),
]);

/** What was chosen for another window, as far as it can be kept for this fit of another one. */
export const keptForFit = (fit: FitId, { material, choices }: Kept): Kept => ({
  material,
  choices: choices.filter(
    ({ name, value }) =>
      !OF_THE_WINDOW.has(name) && (fit === "outside" || name !== ON_THE_WALL.name || value !== ON_THE_WALL.value),
  ),
});

/** What a product has to be ordered with for the frame of a window, and the first figure that is missing for it. */
export function choicesOfFrame(
  { options }: Product,
  window: WindowToFit,
): { choices: Choice[]; missing: MissingFigure | undefined } {
  const valuesOf = (name: string) => options.find((option) => option.name === name)?.values;
  const choices = BY_FIGURE.flatMap(({ option, figure }) => {
    const mm = window[figure];
    return mm !== null && measureOf(option) && valuesOf(option) ? [{ name: option, value: `${mm} mm` }] : [];
  });
  let missing: MissingFigure | undefined;
  for (const { option, figure, missing: unknown } of BY_RANGE) {
    const [values, mm] = [valuesOf(option), window[figure]];
    // What doesn't open has no handle.
    if (!values || (figure === "handleFromGlassMm" && mm === null && window.opening === "FIXED")) continue;
    const value = mm === null ? undefined : values.find((range) => isInRange(range, mm));
    if (value !== undefined) choices.push({ name: option, value });
    else missing ??= unknown;
  }
  return { choices, missing };
}

/** Whether a figure is in a range in words: "under 2 mm", "2 to 6 mm", "over 6 mm", "35 mm or more", "less than 35 mm". */
function isInRange(words: string, mm: number): boolean {
  const [first = NaN, second = first] = (words.match(/\d+/g) ?? []).map(Number);
  if (/^(under|less than) /.test(words)) return mm < first;
  if (words.startsWith("over ")) return mm > first;
  return mm >= first && (words.endsWith("or more") || mm <= second);
}

/** The choice that leads to a use of a product, as a depth names it: "a top fix", "by-pass". Undefined where no value is called so. */
export function choiceOfUse({ options }: Product, use: string): Choice | undefined {
  const values = options.flatMap(({ name, values: all }) => all.map((value) => ({ name, value })));
  return values.find(({ name, value }) => (name === "fixing" ? `a ${value} fix` : value) === use);
}
