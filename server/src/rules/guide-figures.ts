import { cordFiguresOf } from "./cord-rules.js";
import type { Construction } from "./fit/construction.js";
import { fitRuleOf } from "./fit/fit-rules.js";
import type { Adjustment, FitId, Tolerance } from "./fit/fit.types.js";
import type { PublishedRules } from "./published-rules.js";
import type { Span } from "./span.js";

/** What guides say of the recess, in their order. */
const GUIDED = ["roller", "venetian", "vertical", "roman", "pleated", "hinged shutter"] as const;

const BLINDS: readonly Construction[] = [
  "roller",
  "cassette roller",
  "channelled roller",
  "pressure-fit roller",
  "venetian",
  "vertical",
  "split vertical",
  "roman",
  "pleated",
  "skylight",
];
const FRAMES: readonly Construction[] = ["perfect fit", "hinged shutter", "café shutter", "tracked shutter"];

/** What is taken off a recess for what is built alike, in whole mm; null where no one figure holds. */
export type RecessDeduction = {
  readonly construction: string;
  readonly widthMm: number | null;
  readonly heightMm: number | null;
};

/** Figures of the rules of making that guides and answers name, in whole mm. Null where no one figure holds. */
export type GuideFigures = {
  /** How high above the floor the device of a chain or cord is fixed, at least. */
  readonly deviceHeightMm: number;
  readonly recessDeductions: readonly RecessDeduction[];
  /** By which the cloth of a roller outside the recess is narrower than from bracket to bracket. */
  readonly exactClothMm: number | null;
  /** How far the frame of a shutter on the wall goes past the opening on each side. */
  readonly outsideFrameMm: number | null;
  /** How far a made length may differ: by kind, the least and the most. */
  readonly blindToleranceMm: Span | null;
  readonly frameToleranceMm: Span | null;
  /** Of the drop of a curtain. */
  readonly curtainToleranceMm: number | null;
};

/** The figures in force. @param rules published ones; the installed rules hold without */
export function guideFigures(rules: PublishedRules): GuideFigures {
  const frame = changeOf("hinged shutter", "outside", "width", rules);
  return {
    deviceHeightMm: cordFiguresOf(rules).deviceHeightMm,
    recessDeductions: GUIDED.map((construction) => ({
      construction,
      widthMm: off(changeOf(construction, "recess", "width", rules)),
      heightMm: off(changeOf(construction, "recess", "height", rules)),
    })),
    exactClothMm: off(changeOf("roller", "exact", "width", rules)),
    outsideFrameMm: frame === null ? null : Math.floor(frame / 2),
    blindToleranceMm: spanOf(BLINDS, rules),
    frameToleranceMm: spanOf(FRAMES, rules),
    curtainToleranceMm: fitRuleOf("curtain", rules).tolerance?.height ?? null,
  };
}

/** Adjustments of the part whose length is changed: the cloth between brackets, the blind itself. Null without a figure. */
function changeOf(construction: Construction, fitId: FitId, side: "width" | "height", rules: PublishedRules) {
  const parts = fitRuleOf(construction, rules).fits.find(({ id }) => id === fitId)?.parts ?? [];
  return sumOf(parts.flatMap((part) => part[side] ?? []));
}

const sumOf = (adjustments: readonly Adjustment[]): number | null =>
  adjustments.reduce<number | null>((sum, { mm }) => (sum === null || mm === null ? null : sum + mm), 0);

/** What is taken off is less than nothing in the rules. */
const off = (change: number | null): number | null => (change === null ? null : Math.abs(change));

function spanOf(constructions: readonly Construction[], rules: PublishedRules): Span | null {
  const lengths = constructions.flatMap((construction) => sidesOf(fitRuleOf(construction, rules).tolerance));
  return lengths.length === 0 ? null : { from: Math.min(...lengths), to: Math.max(...lengths) };
}

const sidesOf = (tolerance: Tolerance | null): number[] => (tolerance ? [tolerance.width, tolerance.height] : []);
