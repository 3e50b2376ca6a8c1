import { request } from "../api/request";
import { StaffError } from "../api/staff-error";
import type { ResourceProvider } from "../data/resource-provider";
import { graphql } from "../gql";
import type { RuleKind } from "../gql/graphql";
import type { Versioned } from "../versions/versioned";
import { factsOf } from "./rule-facts";
import { kindNames } from "./rule-names";

const ALL_RULES = graphql(`
  query AllRules {
    allRules {
      kind
      version
      publishedVersion
    }
  }
`);

const RULES = graphql(`
  query RulesPage($kind: RuleKind!) {
    rules(kind: $kind) {
      kind
      version
      publishedVersion
      content
      published
      installed
    }
    ruleVersions(kind: $kind) {
      version
      content
      savedAt
      savedBy
      publishedAt
      publishedBy
      takenFrom
      isInForce
    }
  }
`);

/** A kind of rules with its versions. Its id is the kind. */
export type RulesDocument = Versioned & { id: RuleKind; kind: RuleKind; name: string };

/** The rules by which goods are made. There are three kinds, so the list has one page. */
export const rulesProvider: ResourceProvider = {
  async getList() {
    const { allRules } = await request(ALL_RULES);
    return {
      data: allRules.map((rules) => ({ ...rules, id: rules.kind, name: kindNames[rules.kind] })),
      total: allRules.length,
    };
  },
  async getOne({ id }) {
    if (!isKind(id)) throw new StaffError("There are no such rules.", "NOT_FOUND");
    const { rules, ruleVersions } = await request(RULES, { kind: id });
    const data: RulesDocument = {
      ...rules,
      ...{ id, name: kindNames[id] },
      content: factsOf(rules.content),
      published: factsOf(rules.published),
      installed: factsOf(rules.installed),
      versions: ruleVersions.map((version) => ({ ...version, content: factsOf(version.content) })),
    };
    return { data };
  },
};

const isKind = (id: unknown): id is RuleKind => typeof id === "string" && Object.hasOwn(kindNames, id);
