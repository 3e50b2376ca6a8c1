/** Options and texts that many products share. */

/** Inside the opening, or the exact finished size. */
export const FIT = ["recess", "exact"] as const;
export const SIDE = ["left", "right"] as const;
/** Where a drawn blind or curtain gathers when it is open. */
export const STACK = ["left", "right", "split"] as const;
export const TAPES = ["no tapes", "matching tapes", "natural tapes"] as const;
export const SHUTTER_FRAME = ["L frame", "Z frame", "outside frame"] as const;
export const LOUVRE = ["63 mm", "76 mm", "89 mm"] as const;
export const TILT = ["hidden rod", "front rod"] as const;
export const CURTAIN_SET = ["pair", "single left", "single right"] as const;

/** For indoor products that are operated by hand or motor. */
export const INTERNAL_STANDARD = "Made to BS EN 13120";
/** For outdoor products; the class depends on the size. */
export const EXTERNAL_STANDARD = "EN 13561, with the wind class for your size on its label";
export const BATTERY =
  "Rechargeable, 6 to 12 months a charge at one cycle a day; 3 to 8 hours to charge from a USB-C lead";
export const REMOTE = "Remote control included; an app, voice or timers need a hub, which is not included";
