import type { Construction } from "./construction.js";
import { withFigures } from "./fit-figures.js";
import type { ConstructionRule, FitRulesInForce } from "./fit.types.js";
import { INDOOR_RULES } from "./indoor-rules.js";
import { OUTDOOR_RULES } from "./outdoor-rules.js";
import { SHUTTER_RULES } from "./shutter-rules.js";
import { versionInForce } from "./version-in-force.js";

/** The day from which the installed rules hold. Orders keep it with their sizes: give it a new day with every change of a figure. */
export const FIT_RULES_VERSION = "2026-11-24";

/** The installed rules, which hold where staff have published no others. */
export const FIT_RULES: Readonly<Record<Construction, ConstructionRule>> = {
  ...INDOOR_RULES,
  ...SHUTTER_RULES,
  ...OUTDOOR_RULES,
};

/** The rule of a construction that is in force. */
export function fitRuleOf(construction: Construction, rules: FitRulesInForce): ConstructionRule {
  const published = rules?.DEDUCTIONS;
  const installed = FIT_RULES[construction];
  return published ? withFigures(construction, installed, published.content) : installed;
}

/** The version of the rules of fits that is in force. */
export const fitRulesVersion = (rules: FitRulesInForce): string => versionInForce(FIT_RULES_VERSION, rules?.DEDUCTIONS);
