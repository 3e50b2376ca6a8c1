import { enoughDepths, neededDepths } from "./depth-finding.js";
import type { FitRule } from "./fit/fit.types.js";
import { chosenFit, fitsOf } from "./fit/fits.js";
import { measuringPlan, type MeasuringPlan } from "./measuring-plan.js";
import type { Choice } from "./options/option.js";
import { formatLength, type Unit } from "./sizes.js";
import { choiceOfUse, choicesOfFit, choicesOfFrame, keptForFit } from "./window-fit-choices.js";
import { kindRefusal } from "./window-fit-kinds.js";
import { orderedSizes } from "./window-fit-sizes.js";
import { madeWay, type FitAtWindow } from "./window-fit-way.js";
import { missingFor, NOT_PAST_A_BAY } from "./window-fit-words.js";
import { NOTHING_KEPT, type FitOutcome, type Kept, type ProductToFit, type WindowFit } from "./window-fit.types.js";
import type { WindowToFit } from "./window-to-fit.js";

/**
 * Whether a product fits a window, by the rules in force for the product: its limits, the depth of its recess, its options and the
 * safety of its cords. It fits where it can be ordered in one of its fits at least.
 * @param unit of the sentences
 */
export function windowFit(product: ProductToFit, window: WindowToFit, unit: Unit): WindowFit {
  const unsuited = kindRefusal(product, window.kind);
  if (unsuited !== undefined) return { outcome: "DOES_NOT_FIT", ways: [], missing: [], reason: unsuited };
  const fits = fitsToTry(product, window).map((fit) => ({ fit, found: atWindow(product, fit, window, unit) }));
  const ways = fits.flatMap(({ found }) => ("way" in found ? [found.way] : []));
  const missing = fits.flatMap(({ found }) => ("missing" in found ? [found.missing] : []));
  const outcome = outcomeOf(ways.length, missing.length);
  return { outcome, ways, missing, reason: outcome === "DOES_NOT_FIT" ? reasonOf(fits) : null };
}

/**
 * How a product that was configured elsewhere is made for a window: in the fit that was chosen where that can be, in the same material,
 * with the same choices as far as the window allows. Another fit is taken only where the chosen one can't be made, not where a figure is
 * missing for it.
 * @param unit of the sentences
 */
export function keptAtWindow(product: ProductToFit, kept: Kept, window: WindowToFit, unit: Unit): FitAtWindow {
  const unsuited = kindRefusal(product, window.kind);
  if (unsuited !== undefined) return { refusal: unsuited };
  const chosen = chosenFit(product, kept.choices).fit;
  const tried = fitsToTry(product, window);
  const isTried = ({ id }: FitRule) => id === chosen.id;
  // The finished size of what covers the wall is known for every opening.
  const fits = [
    ...(tried.some(isTried) || chosen.id === "exact" ? [chosen] : []),
    ...tried.filter((fit) => !isTried(fit)),
  ];
  const found = fits.map((fit) => ({ fit, found: atWindow(product, fit, window, unit, keptForFit(fit.id, kept)) }));
  const best = found.find((each) => !("refusal" in each.found));
  return best?.found ?? { refusal: reasonOf(found) };
}

const outcomeOf = (ways: number, missing: number): FitOutcome => {
  if (ways > 0) return "FITS";
  return missing > 0 ? "FIGURE_MISSING" : "DOES_NOT_FIT";
};

/**
 * The fits that are asked for a window. Of two that cover the wall, the one that is measured as the opening is enough; of a roof
 * window the glass is not asked for beside its code, nor a code beside the glass.
 */
function fitsToTry(product: ProductToFit, { roofWindow }: WindowToFit): FitRule[] {
  const fits = fitsOf(product);
  const isCoded = fits.some(({ id }) => id === "code") && orderedByCode(product, roofWindow);
  return fits.filter(({ id }) => {
    if (id === "exact") return !fits.some((other) => other.id === "outside");
    if (id === "code") return isCoded;
    return id !== "glass" || !isCoded;
  });
}

const orderedByCode = ({ options }: ProductToFit, roofWindow: string | null): boolean =>
  roofWindow !== null &&
  /^\S+ \w+$/.test(roofWindow) &&
  options.some(({ name, values }) => name === "roof window" && values.includes(roofWindow));

function atWindow(
  product: ProductToFit,
  fit: FitRule,
  window: WindowToFit,
  unit: Unit,
  kept: Kept = NOTHING_KEPT,
): FitAtWindow {
  const chosen = choicesOfFit(product, fit.id, window);
  const plan = measuringPlan(product, chosen);
  if (window.kind === "BAY" && plan?.taken === "largest") return { refusal: NOT_PAST_A_BAY };
  const ordered = orderedSizes(fit, plan, window);
  if ("missing" in ordered) return { missing: missingFor(ordered.missing, fit) };
  const depth = depthForKept(product, chosen, kept, window) ?? depthOf(product, plan, window, unit);
  if (depth !== undefined && "refusal" in depth) return depth;
  const frame = choicesOfFrame(product, window);
  const choices = [...chosen, ...(depth && "choices" in depth ? depth.choices : []), ...frame.choices];
  const made = madeWay(product, { fit, sizes: ordered.sizes, choices, kept }, window, unit);
  if (!("way" in made)) return made;
  const figure = depth && "isMissing" in depth ? "DEPTH" : frame.missing;
  return figure === undefined ? made : { missing: missingFor(figure, fit) };
}

type DepthFound = { refusal: string } | { choices: readonly Choice[] } | { isMissing: true };

/** A recess that is deep enough for the kept fixing, though not for every one, keeps it; undefined where that can't be said. */
function depthForKept(
  product: ProductToFit,
  chosen: readonly Choice[],
  kept: Kept,
  { depth }: WindowToFit,
): DepthFound | undefined {
  const fixing = kept.choices.filter(({ name }) => name === "fixing" && !chosen.some((each) => each.name === name));
  if (depth === null || fixing.length === 0) return undefined;
  const plan = measuringPlan(product, [...chosen, ...fixing]);
  const isEnough = plan !== null && enoughDepths(plan, depth).length === plan.depths.length;
  return isEnough ? { choices: fixing } : undefined;
}

/** What the depth of the recess says of a fit: undefined where it is enough, or none is needed; the fixing for which it is enough. */
function depthOf(
  product: ProductToFit,
  plan: MeasuringPlan | null,
  { depth }: WindowToFit,
  unit: Unit,
): DepthFound | undefined {
  if (!plan || plan.depths.length === 0) return undefined;
  if (depth === null) return { isMissing: true };
  const enough = enoughDepths(plan, depth);
  if (enough.length === plan.depths.length) return undefined;
  const [choice] = enough.flatMap(({ use }) => choiceOfUse(product, use) ?? []);
  if (choice) return { choices: [choice] };
  return {
    refusal: `The recess is ${formatLength(depth, unit)} deep, and inside it this product needs ${neededDepths(plan, unit)}.`,
  };
}

/** The reasons of all fits, each once. */
const reasonOf = (fits: readonly { found: FitAtWindow }[]): string =>
  [...new Set(fits.flatMap(({ found }) => ("refusal" in found ? [found.refusal] : [])))].join(" ");
