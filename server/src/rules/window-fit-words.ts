import type { FitRule } from "./fit/fit.types.js";
import { OVERLAP_MM } from "./fit/overlap.js";
import type { MissingFigure, MissingForFit } from "./window-fit.types.js";

/** What to do about a missing figure; of a size that isn't the window's, what its fit says. */
const SENTENCES: Readonly<Record<Exclude<MissingFigure, "OWN_SIZE">, string>> = {
  WIDTH: "Measure the width of the opening.",
  DROP: "Measure the drop of the opening.",
  BAY_PARTS: "Measure the width of each part of the bay.",
  DEPTH: "Measure the depth of the recess.",
  GLASS_WIDTH: "Measure the width of the glass that you see.",
  GLASS_HEIGHT: "Measure the height of the glass that you see.",
  SEAL: "Measure how far the seal covers the glass.",
  HANDLE_CLEARANCE: "Measure from the glass to the handle.",
  HEIGHT_FROM_FLOOR:
    "Measure from the floor to the top of the opening: we need it for the chain, for the sake of children.",
};

/** A missing figure with what to do about it. */
export const missingFor = (figure: MissingFigure, { toMeasure }: FitRule): MissingForFit => ({
  figure,
  sentence: figure === "OWN_SIZE" ? toMeasure : SENTENCES[figure],
});

/** Why nothing hangs outside a bay. */
export const NOT_PAST_A_BAY = `Outside a bay the pieces would meet in its corners, because each goes ${OVERLAP_MM} mm past its part.`;
