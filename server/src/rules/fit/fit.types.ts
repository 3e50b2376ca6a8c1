import type { Published } from "./version-in-force.js";

/** What the size that a shopper types is the size of. */
export type FitId = "recess" | "exact" | "outside" | "glass" | "code" | "pole" | "unsettled" | "visit";

/** Who turns the typed size into the made one. Never the shopper, who takes nothing off. */
export const AdjustedBy = { WORKSHOP: "WORKSHOP", FITTER: "FITTER", NOBODY: "NOBODY" } as const;
export type AdjustedBy = keyof typeof AdjustedBy;

/** A signed change of a length. */
export type Adjustment = {
  /** Whole mm; null where no one figure holds for every window. */
  readonly mm: number | null;
  /** Of a figure, the end of a phrase: "for the brackets". Without a figure, a sentence: what is settled later, and by whom. */
  readonly reason: string;
};

/** A part of a product, and how its lengths follow from the typed ones. It has no length on a side that is left out. */
export type PartRule = {
  /** In a sentence: "cloth". */
  readonly name: string;
  readonly width?: readonly Adjustment[];
  readonly height?: readonly Adjustment[];
};

/** How a product is made for one fit. */
export type FitRule = {
  readonly id: FitId;
  /** "Inside the recess". */
  readonly label: string;
  /** What the size belongs to, after "Your": "recess". */
  readonly measured: string;
  /** What to measure, in one or two sentences. */
  readonly toMeasure: string;
  /** The same in one short sentence, for the card of a fit that can be chosen. */
  readonly inShort?: string;
  readonly adjustedBy: AdjustedBy;
  readonly parts: readonly PartRule[];
  /** A sentence behind the made sizes, if there is more to say. */
  readonly note?: string;
};

/** How the two lengths of a made piece may differ from the figures, in mm. */
export type Tolerance = { readonly width: number; readonly height: number };

/** Whole mm. */
export type MillimetreRange = { readonly from: number; readonly to: number };

/** The rules of products that are built alike. */
export type ConstructionRule = {
  /** Of the second length, in a sentence: "drop". */
  readonly second: string;
  /** The first is the default. */
  readonly fits: readonly [FitRule, ...FitRule[]];
  /** Null where a visit settles all sizes. */
  readonly tolerance: Tolerance | null;
  /** The line of light at each side when closed inside a recess or frame, in mm; null where there is no figure. */
  readonly lightGap: MillimetreRange | null;
};

/** Figures and sentences by which made sizes follow from measured ones. What is left out is as installed. */
export type Deductions = {
  /** By the key of their place (`fit-figures.ts`). */
  readonly figures: Readonly<Record<string, Adjustment>>;
  /** By construction, in mm. */
  readonly tolerances: Readonly<Record<string, Tolerance>>;
};

/** Published rules of fits; the installed ones hold without. */
export type FitRulesInForce = { readonly DEDUCTIONS?: Published<Deductions> } | null | undefined;

/** What the rules need to know of a product; `family` is its id, or its name in the API. */
export type FittedProduct = {
  /** Published ones by which it is made; the installed rules hold without. */
  readonly rules?: FitRulesInForce;
  readonly family: string;
  readonly variant: string | null;
  readonly options: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly specifications: readonly { readonly name: string; readonly value: string }[];
};

/** A chosen option. */
export type Choice = { readonly name: string; readonly value: string };

/** Width and height (drop) as typed, in mm. */
export type MeasuredSize = { readonly width: number; readonly height: number };

/** A length in mm, as typed and as made: measured + the sum of the adjustments = made. */
export type MadeLength = {
  readonly measuredMm: number;
  readonly adjustments: readonly Adjustment[];
  /** Null where a length has an adjustment without a figure. */
  readonly madeMm: number | null;
};

/** A part with the lengths that it has. */
export type MadePart = {
  readonly name: string;
  /** Null where the part has no such length. */
  readonly width: MadeLength | null;
  readonly height: MadeLength | null;
};
