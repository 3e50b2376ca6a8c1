import type { RuleKind } from "../gql/graphql";

/** What each kind of rules is called. */
export const kindNames: Readonly<Record<RuleKind, string>> = {
  DEDUCTIONS: "Deductions and tolerances",
  CORDS: "Child safety of cords",
  OPTIONS: "Options that exclude each other",
};

/** What each kind is for. */
export const kindPurposes: Readonly<Record<RuleKind, string>> = {
  DEDUCTIONS:
    "What our workshop takes off the sizes that shoppers measure, or adds to them, and how far a made size may differ. Goods are cut by it: orders that are placed keep what they were made by.",
  CORDS:
    "How far chains and cords may hang, and what holds them. They can be made safer than BS EN 13120 asks for, never less safe.",
  OPTIONS:
    "What can’t be made, by itself or beside another choice, each with the sentence that shoppers read. Options and values are called as on the products.",
};
