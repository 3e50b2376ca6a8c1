import { GraphQLScalarType } from "graphql";
import type { PublishedRules } from "../../rules/published-rules.js";

/** Rules in force in place of the installed ones, as data. Sent only: what staff publish goes through the forms of the staff API. */
export const PublishedRulesScalar = new GraphQLScalarType<PublishedRules, PublishedRules>({
  name: "PublishedRules",
  description:
    "Rules of the shop by kind (DEDUCTIONS, CORDS, OPTIONS), each with its version and its content; a JSON object.",
  specifiedByURL: "https://www.rfc-editor.org/rfc/rfc8259#section-4",
  serialize: (rules) => rules as PublishedRules,
});
