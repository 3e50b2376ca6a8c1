/**
 * Figures for internal blinds with cords or chains, after BS EN 13120:2009+A1:2014 as the trade states it (safety notes of
 * curtainexpress.co.uk, gilroyinteriors.com, avenue-blinds.co.uk, ellinisinteriors.co.uk, blindandshutterwarehouse.co.uk).
 * Every home counts as one with children to 42 months. Compare them with the standard before a change, and raise the version:
 * orders keep the one that they were made by.
 */
export const CORD_RULES_VERSION = 1;

/** The lowest that the device may be fixed above the floor; so loop or cord ends above it. */
export const DEVICE_HEIGHT_MM = 1500;
/** A chain or cord hangs at least this much less than the blind. */
export const SHORTER_THAN_DROP_MM = 100;
/** Chains are kept in steps of this, rounded down, from the shortest up. */
export const LENGTH_STEP_MM = 250;
export const LEAST_LENGTH_MM = 250;

/** What keeps a control safe, by the control. */
export const DEVICES = {
  chain: "tension device on the wall, which holds the loop taut",
  cord: "breakaway joiner on each cord, and a cleat on the wall",
} as const;
