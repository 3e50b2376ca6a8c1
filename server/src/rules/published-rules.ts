import type { Deductions } from "./fit/fit.types.js";
import type { Published } from "./fit/version-in-force.js";
import type { Dependencies } from "./options/option.js";

/** The kinds of rules that staff publish as versions (decision 37). Their structure is code; figures and sentences are data. */
export const RULE_KINDS = ["DEDUCTIONS", "CORDS", "OPTIONS"] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/** The figures and devices that make a chain or cord safe. Lengths in whole mm. */
export type CordFigures = {
  /** The lowest that the device may be fixed above the floor; so loop or cord ends above it. */
  readonly deviceHeightMm: number;
  /** A chain or cord hangs at least this much less than the blind. */
  readonly shorterThanDropMm: number;
  /** Chains are kept in steps of this, rounded down, from the shortest up. */
  readonly lengthStepMm: number;
  readonly leastLengthMm: number;
  /** What keeps each control safe. */
  readonly chainDevice: string;
  readonly cordDevice: string;
};

/** What the rules of each kind say. */
export type RuleContents = { DEDUCTIONS: Deductions; CORDS: CordFigures; OPTIONS: Dependencies };
export type RuleContent = RuleContents[RuleKind];

/** Rules that are in force in place of the installed ones, by kind. The installed ones hold for a kind that is left out. */
export type PublishedRules = { readonly [Kind in RuleKind]?: Published<RuleContents[Kind]> };

/** Tells the rules of the moment. Each answer is a whole that never changes, so whoever keeps one works by one version. */
export type RulesInForce = { readonly current: PublishedRules };
