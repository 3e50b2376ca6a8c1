import { RuleVersion } from "./rule-version.entity.js";

/** The rules by which goods are made, as versions. */
export const shopRules = {
  entities: [RuleVersion],
  resolvers: [],
  createServices: () => ({}),
};
