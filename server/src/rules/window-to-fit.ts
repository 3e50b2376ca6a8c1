import { DROPS, WIDTHS } from "./measuring/readings.js";
import type { WindowValues } from "./project-window.js";
import type { WindowKind, WindowOpening } from "./project/window-kinds.js";

/**
 * The figures of a window by which products fit it, without whose it is or what it is called. Lengths in inches, those that end in
 * Mm in whole millimetres; null or empty where nothing is known.
 */
export type WindowToFit = {
  readonly kind: WindowKind;
  /** Of the opening, as often as they were read, at most three times each. */
  readonly widths: readonly number[];
  readonly drops: readonly number[];
  /** Of the facets of a bay, from left to right. */
  readonly bayWidths: readonly number[];
  readonly depth: number | null;
  readonly glassWidth: number | null;
  readonly glassHeight: number | null;
  readonly heightFromFloorMm: number | null;
  readonly opening: WindowOpening | null;
  readonly handleMm: number | null;
  readonly handleFromGlassMm: number | null;
  readonly sealMm: number | null;
  readonly beadMm: number | null;
  /** Maker and code, or how it is measured; what the option `roof window` doesn't have counts as nothing. */
  readonly roofWindow: string | null;
};

/** A window of which nothing is known but its kind. */
export const NO_FIGURES: Omit<WindowToFit, "kind"> = {
  widths: [],
  drops: [],
  bayWidths: [],
  depth: null,
  glassWidth: null,
  glassHeight: null,
  heightFromFloorMm: null,
  opening: null,
  handleMm: null,
  handleFromGlassMm: null,
  sealMm: null,
  beadMm: null,
  roofWindow: null,
};

/** The figures of a window of a project that matter for what fits it: of a bay its parts, of any other window its widths. */
export function windowToFit(values: WindowValues): WindowToFit {
  const { kind, depth, glassWidth, glassHeight, heightFromFloorMm, opening, roofWindow } = values;
  const { handleMm, handleFromGlassMm, sealMm, beadMm } = values;
  return {
    ...{ kind, depth, glassWidth, glassHeight, heightFromFloorMm, opening },
    ...{ handleMm, handleFromGlassMm, sealMm, beadMm },
    widths: kind === "BAY" ? [] : WIDTHS.flatMap((name) => values[name] ?? []),
    drops: DROPS.flatMap((name) => values[name] ?? []),
    bayWidths: kind === "BAY" ? values.bayParts.map(({ width }) => width) : [],
    roofWindow: kind === "ROOF" ? roofWindow : null,
  };
}
