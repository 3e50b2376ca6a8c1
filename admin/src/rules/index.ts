export { RulesList as list } from "./RulesList";
export { RulesPage as show } from "./RulesPage";
