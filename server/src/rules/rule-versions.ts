import { CORD_RULES_VERSION } from "./cord-rules.js";
import { versionInForce } from "./fit/version-in-force.js";
import { OPTION_RULES_VERSION } from "./options/dependencies.js";
import type { PublishedRules } from "./published-rules.js";

/** The version of the rules of options that is in force. */
export const optionRulesVersion = (rules: PublishedRules): string =>
  versionInForce(OPTION_RULES_VERSION, rules.OPTIONS);

/** The version of the rules of cords that is in force. */
export const cordRulesVersion = (rules: PublishedRules): string => versionInForce(CORD_RULES_VERSION, rules.CORDS);
