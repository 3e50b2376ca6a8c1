import type { FitRule, PartRule, Tolerance } from "./fit.types.js";
import { OVERLAP_MM } from "./overlap.js";

/** Of blinds: ±5 mm, as the trade's terms and Decora's specification have it. */
export const BLIND_TOLERANCE: Tolerance = { width: 5, height: 5 };
/** Of frames, which have to meet others: perfect fit by the trade's terms; shutters by our own judgement. */
export const FRAME_TOLERANCE: Tolerance = { width: 2, height: 2 };

/** A piece that is made as it was measured, in both lengths. */
export const asMeasured = (name: string): PartRule => ({ name, width: [], height: [] });

/** The shopper gives the opening, and the workshop makes it fit in. */
export const recessFit = (parts: readonly PartRule[]): FitRule => ({
  id: "recess",
  label: "Inside the recess",
  measured: "recess",
  toMeasure:
    "Measure the recess: its width in three places and its drop in three places. Give the smallest of each, and take nothing off.",
  inShort: "Give the opening where it is smallest, and take nothing off.",
  adjustedBy: "WORKSHOP",
  parts,
});

/** The shopper gives the finished size. */
export const exactFit = (
  parts: readonly PartRule[],
  toMeasure = OVERLAP,
  inShort = `Give the finished size, about ${OVERLAP_MM} mm past the opening on each side.`,
): FitRule => ({
  id: "exact",
  label: "Exact size, outside the recess",
  measured: "finished size",
  toMeasure,
  inShort,
  adjustedBy: parts.some(hasFigure) ? "WORKSHOP" : "NOBODY",
  parts,
});

/** 50 mm at least and 75 as a rule on each side, as most measuring guides say. */
const OVERLAP = `Measure the finished size, over the opening: we suggest ${OVERLAP_MM} mm beyond it on each side, 50 mm at least, and ${OVERLAP_MM} mm above.`;

const hasFigure = ({ width = [], height = [] }: PartRule) => width.length + height.length > 0;
