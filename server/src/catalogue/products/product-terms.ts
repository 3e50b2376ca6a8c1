import type { PolicyRules } from "../../rules/price-policy.js";
import type { RulesInForce } from "../../rules/published-rules.js";

/** By what products are shown: the price policy, and the rules by which they are made. */
export type ProductTerms = PolicyRules & { readonly rules: RulesInForce };
