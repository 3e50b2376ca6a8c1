import { request } from "../api/request";
import { graphql } from "../gql";
import type { PreviewRulesQuery, RuleKind } from "../gql/graphql";
import type { Facts } from "../versions/versioned";
import { contentOf } from "./rule-facts";

/** What a draft would change. */
export type Preview = PreviewRulesQuery["previewRules"];

const PREVIEW = graphql(`
  query PreviewRules($kind: RuleKind!) {
    previewRules(kind: $kind) {
      version
      fingerprint
      productCount
      products {
        slug
        name
        configured
        before
        after
      }
      cartCount
      lineCount
      lines {
        name
        configured
        lineCount
        before
        after
      }
      problems
    }
  }
`);

const SAVE = graphql(`
  mutation SaveRulesDraft($input: SaveRulesDraftInput!) {
    saveRulesDraft(input: $input) {
      rules {
        version
      }
    }
  }
`);

const PUBLISH = graphql(`
  mutation PublishRules($input: PublishRulesInput!) {
    publishRules(input: $input) {
      rules {
        version
      }
    }
  }
`);

const REVERT = graphql(`
  mutation RevertRules($input: RevertRulesInput!) {
    revertRules(input: $input) {
      rules {
        version
      }
    }
  }
`);

type Expected = { kind: RuleKind; expectedVersion: number };

/** What the newest version of a kind would change. @throws {StaffError} */
export const previewRules = async (kind: RuleKind): Promise<Preview> => (await request(PREVIEW, { kind })).previewRules;

/** Saves rules by which nothing is made yet. @throws {StaffError} with a sentence for each fact, by its path below `content` */
export const saveDraft = ({ content, ...expected }: Expected & { content: Facts }) =>
  request(SAVE, { input: { ...expected, content: contentOf(content) } });

/** Puts the draft in force whose preview was looked at. @throws {StaffError} CONFLICT where it would change something else */
export const publishRules = (input: Expected & { fingerprint: string }) => request(PUBLISH, { input });

/** Puts the rules of an earlier version in force again; 0 is what came with the shop. @throws {StaffError} */
export const revertRules = (input: Expected & { version: number }) => request(REVERT, { input });
