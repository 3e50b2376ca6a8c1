import type { CordFigures, PublishedRules } from "./published-rules.js";

/**
 * Figures for internal blinds with cords or chains, after BS EN 13120:2009+A1:2014 as the trade states it (safety notes of
 * curtainexpress.co.uk, gilroyinteriors.com, avenue-blinds.co.uk, ellinisinteriors.co.uk, blindandshutterwarehouse.co.uk).
 * Every home counts as one with children to 42 months. Compare them with the standard before a change, and raise the version:
 * orders keep the one that they were made by.
 */
export const CORD_RULES_VERSION = 1;

/** The installed figures, which hold where staff have published no others. */
export const CORD_FIGURES: CordFigures = {
  deviceHeightMm: 1500,
  shorterThanDropMm: 100,
  lengthStepMm: 250,
  leastLengthMm: 250,
  chainDevice: "tension device on the wall, which holds the loop taut",
  cordDevice: "breakaway joiner on each cord, and a cleat on the wall",
};

/** The figures in force. */
export const cordFiguresOf = (rules: PublishedRules | null | undefined): CordFigures =>
  rules?.CORDS?.content ?? CORD_FIGURES;
