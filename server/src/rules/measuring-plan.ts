import { constructionOf, type Construction } from "./fit/construction.js";
import type { Choice, FitId, FitRule, FittedProduct } from "./fit/fit.types.js";
import { chosenFit, fitsOf } from "./fit/fits.js";
import { DIAGONALS, DROPS, WIDTHS, type ReadingName } from "./measuring/readings.js";
import { depthsOf, type NeededDepth } from "./recess-depth.js";

/** Which of several readings of one length is ordered. */
type TakenReading = "smallest" | "largest";

/** How the opening of a configured product is measured. */
export type MeasuringPlan = {
  readonly fit: FitRule;
  readonly taken: TakenReading;
  /** Of the second length, in a sentence: "drop". */
  readonly second: string;
  /** In their order. */
  readonly readings: readonly ReadingName[];
  /** The depths of a recess that the product needs; empty where none is asked. */
  readonly depths: readonly NeededDepth[];
  /** Labels of the product's fits that need no recess: "Exact size, outside the recess". */
  readonly outsideFits: readonly string[];
  /** Labels of what copes with an uneven recess: "Z frame", and the fits outside it. */
  readonly remedies: readonly string[];
};

/** The rules of `toMeasure` of each fit. Drops too: some ask for the longest one of a venetian blind; we take the least. */
const TAKEN: Readonly<Partial<Record<FitId, TakenReading>>> = {
  recess: "smallest",
  glass: "smallest",
  exact: "largest",
  outside: "largest",
};
/** Of these one width and one height are decided, not measured. */
const DECIDED: ReadonlySet<Construction> = new Set<Construction>(["pelmet", "awning"]);
/** A frame whose trim covers the edge of an opening that is out of square. */
const TRIMMED = { option: "frame", value: "Z frame" } as const;

/** How to measure for a configured product; null where it isn't a tape that says the size: a code, a pole, a visit. */
export function measuringPlan(product: FittedProduct, chosen: readonly Choice[]): MeasuringPlan | null {
  const { construction, fit } = chosenFit(product, chosen);
  const taken = TAKEN[fit.id];
  if (taken === undefined || DECIDED.has(constructionOf(product, chosen))) return null;
  const plan = { fit, taken, second: construction.second };
  if (fit.id !== "recess")
    return { ...plan, readings: [...WIDTHS, ...DROPS], depths: [], outsideFits: [], remedies: [] };
  const depths = depthsOf(product, chosen);
  const outsideFits = fitsOf(product).flatMap(({ id, label }) => (TAKEN[id] === "largest" ? [label] : []));
  return {
    ...plan,
    readings: [...WIDTHS, ...DROPS, ...DIAGONALS, ...(depths.length > 0 ? (["depth"] as const) : [])],
    depths,
    outsideFits,
    remedies: [...(hasTrimmedFrame(product) ? [TRIMMED.value] : []), ...outsideFits],
  };
}

const hasTrimmedFrame = ({ options }: FittedProduct): boolean =>
  options.some(({ name, values }) => name === TRIMMED.option && values.includes(TRIMMED.value));
