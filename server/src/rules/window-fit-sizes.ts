import type { FitRule } from "./fit/fit.types.js";
import { OVERLAP_MM } from "./fit/overlap.js";
import { measuredWindow } from "./measured-window.js";
import type { MeasuringPlan } from "./measuring-plan.js";
import { DROPS, WIDTHS, type ReadingName } from "./measuring/readings.js";
import { codedGlass } from "./options/roof-window.js";
import { toInches, type Size } from "./sizes.js";
import type { MissingFigure } from "./window-fit.types.js";
import type { WindowToFit } from "./window-to-fit.js";

/** The sizes that would be ordered, or the figure that is missing. */
export type OrderedSizes = { readonly sizes: readonly Size[] } | { readonly missing: MissingFigure };

/**
 * What would be ordered for a window in a fit.
 * @param plan how the fit is measured; null where no tape says its size
 */
export function orderedSizes(fit: FitRule, plan: MeasuringPlan | null, window: WindowToFit): OrderedSizes {
  if (fit.id === "code") return codedSizes(window);
  if (fit.id === "glass") return glassSizes(window);
  if (fit.id === "visit" && window.kind === "BAY") return wholeBay(window);
  return plan ? openingSizes(plan, window) : { missing: "OWN_SIZE" };
}

function codedSizes({ roofWindow }: WindowToFit): OrderedSizes {
  const [width, height] = codedGlass(roofWindow ?? "") ?? [];
  if (width === undefined || height === undefined) return { missing: "OWN_SIZE" };
  return { sizes: [{ width: toInches(width, "mm"), height: toInches(height, "mm") }] };
}

function glassSizes({ glassWidth, glassHeight }: WindowToFit): OrderedSizes {
  if (glassWidth === null) return { missing: "GLASS_WIDTH" };
  return glassHeight === null ? { missing: "GLASS_HEIGHT" } : { sizes: [{ width: glassWidth, height: glassHeight }] };
}

/** The size of a bay as a guide: a fitter measures its facets. */
function wholeBay({ bayWidths, drops }: WindowToFit): OrderedSizes {
  if (bayWidths.length === 0) return { missing: "BAY_PARTS" };
  if (drops.length === 0) return { missing: "DROP" };
  const width = Number(bayWidths.reduce((sum, each) => sum + each, 0).toFixed(4));
  return { sizes: [{ width, height: Math.max(...drops) }] };
}

/** One piece for the opening, or one for each part of a bay. */
function openingSizes(plan: MeasuringPlan, { kind, widths, drops, bayWidths }: WindowToFit): OrderedSizes {
  const isBay = kind === "BAY";
  if (isBay && bayWidths.length === 0) return { missing: "BAY_PARTS" };
  const { width, height } = measuredWindow(plan, { ...named(WIDTHS, widths), ...named(DROPS, drops) }, "mm");
  if (!isBay && width === null) return { missing: "WIDTH" };
  if (height === null) return { missing: "DROP" };
  const pieces = isBay ? bayWidths : [width?.inches ?? 0];
  return { sizes: pieces.map((piece) => ordered(plan.fit, { width: piece, height: height.inches })) };
}

const named = (names: readonly ReadingName[], lengths: readonly number[]) =>
  Object.fromEntries(lengths.map((length, place) => [names[place], length]));

/** The finished size of what hangs outside goes past the opening on both sides and above it. */
function ordered({ id }: FitRule, { width, height }: Size): Size {
  if (id !== "exact") return { width, height };
  const overlap = toInches(OVERLAP_MM, "mm");
  return { width: Number((width + 2 * overlap).toFixed(4)), height: Number((height + overlap).toFixed(4)) };
}
