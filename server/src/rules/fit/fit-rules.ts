import type { Construction } from "./construction.js";
import type { ConstructionRule } from "./fit.types.js";
import { INDOOR_RULES } from "./indoor-rules.js";
import { OUTDOOR_RULES } from "./outdoor-rules.js";
import { SHUTTER_RULES } from "./shutter-rules.js";

/** The day from which these rules hold. Orders keep it with their sizes: give it a new day with every change of a figure. */
export const FIT_RULES_VERSION = "2026-11-24";

export const FIT_RULES: Readonly<Record<Construction, ConstructionRule>> = {
  ...INDOOR_RULES,
  ...SHUTTER_RULES,
  ...OUTDOOR_RULES,
};
