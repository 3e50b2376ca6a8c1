import { GLASS_MEASURED, ROOF_WINDOWS } from "../../../rules/options/roof-window.js";

/** Options and texts that many products share. */

/** The values of an option with the one that is made where nothing is chosen. */
export type OptionDraft = { readonly values: readonly string[]; readonly defaultValue: string };

export const oneOf = <const Values extends readonly string[]>(values: Values, defaultValue: Values[number]) =>
  ({ values, defaultValue }) as const;

/** Inside the opening, or the exact finished size. */
export const FIT = oneOf(["recess", "exact"], "recess");
/** To the ceiling or lintel, or to wall or frame. */
export const FIXING = oneOf(["top", "face"], "top");
/** A spring that is drawn by the bottom bar, or a side chain. */
export const SPRING_OR_CHAIN = oneOf(["cord-free", "chain"], "cord-free");
/** One wand that tilts and raises, or a wand to tilt and a cord to raise. */
export const WAND_OR_CORD = oneOf(["wand", "cord"], "wand");
export const SIDE = oneOf(["left", "right"], "left");
/** The cloth falls behind the tube, or from its room side, which clears handles. */
export const ROLL = oneOf(["standard", "reverse"], "standard");
/** They keep the bottom rail of a blind on a door from swinging. */
export const HOLD_DOWNS = oneOf(["no", "yes"], "no");
/** Where a drawn blind or curtain gathers when it is open. */
export const STACK = oneOf(["left", "right", "split"], "left");
export const TAPES = oneOf(["no tapes", "matching tapes", "natural tapes"], "no tapes");
export const SHUTTER_FRAME = oneOf(["L frame", "Z frame", "outside frame"], "L frame");
const PANELS_HINGE = oneOf(["both sides", "left", "right"], "both sides");
/** An upright between leaves, on the mullion of a window; also in mm. */
const T_POST = oneOf(["where it is needed", "none"], "where it is needed");
/** Each open leaf lies against the wall. */
const WALL_FOR_LEAVES = oneOf(["as wide as each leaf", "less: agreed before we make it"], "as wide as each leaf");
/** Of shutters with hinged leaves. */
export const LEAVES = {
  "panels hinge": PANELS_HINGE,
  "T-post": T_POST,
  "wall for open leaves": WALL_FOR_LEAVES,
} as const;
export const MIDRAIL = oneOf(["where it is needed", "at a glazing bar"], "where it is needed");
/** Where the tiers part, in the same way as a midrail also measured. */
export const TIERS = oneOf(["half", "one third", "a glazing bar"], "half");
/** A roof window by maker and code, or by its glass. */
export const ROOF_WINDOW_CODE: OptionDraft = { values: ROOF_WINDOWS, defaultValue: GLASS_MEASURED };
export const TILT = oneOf(["hidden rod", "front rod"], "hidden rod");
export const CURTAIN_SET = oneOf(["pair", "single left", "single right"], "pair");
/** Which pockets of a heading tape take the hooks: the heading stands before a track, or hangs below a pole. */
export const HOOKS = oneOf(["lower row, hides a track", "upper row, below a pole"], "lower row, hides a track");
/** How far vertical vanes end above the sill or floor. */
export const FOOT_CLEARANCE = oneOf(["5 mm", "10 mm", "15 mm"], "10 mm");
/** Of an awning; also in mm. */
export const BRACKET_HEIGHT = oneOf(["agreed before we make it", "at the usual height"], "agreed before we make it");
const BY_OUR_WORKSHOP = oneOf(["by our workshop", "none"], "by our workshop");
/** How far the outer edges of a curtain turn back to the wall, and how far a pair passes in the middle; also in mm. */
export const RETURNS = { returns: BY_OUR_WORKSHOP } as const;
export const RETURNS_AND_OVERLAP = { ...RETURNS, overlap: BY_OUR_WORKSHOP } as const;
export const CURTAIN_FOOT = oneOf(["floor", "sill", "below the sill"], "floor");

const LOUVRES = ["63 mm", "76 mm", "89 mm"] as const;
/** The louvres of a shutter, with the one that its text names as standard. */
export const louvreOf = (defaultValue: (typeof LOUVRES)[number]): OptionDraft => oneOf(LOUVRES, defaultValue);

/** For indoor products that are operated by hand or motor. */
export const INTERNAL_STANDARD = "Made to BS EN 13120";
/** For outdoor products; the class depends on the size. */
export const EXTERNAL_STANDARD = "EN 13561, with the wind class for your size on its label";
export const BATTERY =
  "Rechargeable, 6 to 12 months a charge at one cycle a day; 3 to 8 hours to charge from a USB-C lead";
export const REMOTE = "Remote control included; an app, voice or timers need a hub, which is not included";
