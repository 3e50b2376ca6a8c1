import type { FitId } from "./fit/fit.types.js";
import type { MaterialLimits } from "./material-limits.js";
import type { Choice } from "./options/option.js";
import type { RuledProduct } from "./rules-of-product.js";
import type { SizeLimits } from "./size-limits.js";
import type { Size } from "./sizes.js";

/** What the rule reads of a product: its limits, its options, and the rules by which it is made. */
export type ProductToFit = RuledProduct &
  SizeLimits & {
    /** The default first. */
    readonly materials: readonly (MaterialLimits & { readonly name: string; readonly label?: string })[];
  };

/** What was chosen of a product for another window; null where the material is free. */
export type Kept = { readonly material: string | null; readonly choices: readonly Choice[] };
/** A product as the shop offers it. */
export const NOTHING_KEPT: Kept = { material: null, choices: [] };

/** What a product would be to a window. */
export const FitOutcome = { FITS: "FITS", FIGURE_MISSING: "FIGURE_MISSING", DOES_NOT_FIT: "DOES_NOT_FIT" } as const;
export type FitOutcome = keyof typeof FitOutcome;

/** A figure of a window without which nothing can be said. */
export const MissingFigure = {
  WIDTH: "WIDTH",
  DROP: "DROP",
  BAY_PARTS: "BAY_PARTS",
  DEPTH: "DEPTH",
  GLASS_WIDTH: "GLASS_WIDTH",
  GLASS_HEIGHT: "GLASS_HEIGHT",
  SEAL: "SEAL",
  HANDLE_CLEARANCE: "HANDLE_CLEARANCE",
  HEIGHT_FROM_FLOOR: "HEIGHT_FROM_FLOOR",
  OWN_SIZE: "OWN_SIZE",
} as const;
export type MissingFigure = keyof typeof MissingFigure;

/** A way in which a product is ordered for a window. */
export type FittingWay = {
  readonly fit: FitId;
  /** "Inside the recess". */
  readonly label: string;
  /** The sizes that would be ordered, in inches: one, or one for each part of a bay from left to right. */
  readonly sizes: readonly Size[];
  /** The cheapest material that is made in all of these sizes. */
  readonly material: string;
  /** What has to be chosen for this window; all else is made as standard. */
  readonly customizations: readonly Choice[];
};

/** A figure that is missing for a way to fit a product, and what to do, as a sentence. */
export type MissingForFit = { readonly figure: MissingFigure; readonly sentence: string };

/** Whether a product fits a window. */
export type WindowFit = {
  readonly outcome: FitOutcome;
  /** The ways in which it fits, the product's default first; empty where it doesn't, or where that can't be said. */
  readonly ways: readonly FittingWay[];
  /** Figures that are missing for other ways, or for all. */
  readonly missing: readonly MissingForFit[];
  /** Why it does not fit; null for other outcomes. */
  readonly reason: string | null;
};
