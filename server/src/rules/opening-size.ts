import { exactFit, recessFit } from "./fit/common-fits.js";
import { measuredWindow, type MeasuredWindow } from "./measured-window.js";
import type { MeasuringPlan } from "./measuring-plan.js";
import { READING_NAMES, type Readings } from "./measuring/readings.js";
import { codedGlass } from "./options/roof-window.js";
import type { WindowValues } from "./project-window.js";
import { toInches, type Unit } from "./sizes.js";

/** The opening is measured before a product is chosen: as a recess, whose smallest width and drop count. */
const OPENING: MeasuringPlan = {
  fit: recessFit([]),
  taken: "smallest",
  second: "drop",
  readings: READING_NAMES,
  depths: [],
  outsideFits: [],
  remedies: [exactFit([]).label],
};

/** What was read at a window, without what was not. */
function readingsOf(values: WindowValues): Readings {
  return Object.fromEntries(READING_NAMES.flatMap((name) => (values[name] === null ? [] : [[name, values[name]]])));
}

/** Which of the readings of a window are ordered and why, and what to look at again. Sentences name figures in `unit`. */
export const measuredOpening = (values: WindowValues, unit: Unit): MeasuredWindow =>
  measuredWindow(OPENING, readingsOf(values), unit);

/** A size of which a length may be missing, in inches. */
export type OpeningSize = { readonly width: number | undefined; readonly height: number | undefined };

/** The size of a window: that of a bay is the sum of its parts, that of a coded roof window its glass, all others by their readings. */
export function openingSize(values: WindowValues): OpeningSize {
  const { width, height } = measuredOpening(values, "mm");
  if (values.kind === "BAY" && values.bayParts.length > 0)
    return { width: values.bayParts.reduce((sum, part) => sum + part.width, 0), height: height?.inches };
  if (values.kind !== "ROOF") return { width: width?.inches, height: height?.inches };
  const [glassWidth, glassHeight] = codedGlass(values.roofWindow ?? "")?.map((mm) => toInches(mm, "mm")) ?? [];
  return {
    width: glassWidth ?? values.glassWidth ?? width?.inches,
    height: glassHeight ?? values.glassHeight ?? height?.inches,
  };
}
