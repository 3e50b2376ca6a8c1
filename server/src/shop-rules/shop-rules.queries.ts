import { z } from "zod";
import type { Query } from "../kernel/sql/query.js";
import { RULE_KINDS, type RuleContent } from "../rules/published-rules.js";

/** Rules are checked by their form when they are saved. */
export const ruleContent = z.custom<RuleContent>((value) => typeof value === "object" && value !== null);

/** The version in force of each kind of rules that has one. */
export const PUBLISHED_RULES = {
  row: z.object({ kind: z.enum(RULE_KINDS), version: z.int(), content: ruleContent }),
  text: `
    SELECT DISTINCT ON (kind) kind, version, content FROM rule_version
    WHERE published_at IS NOT NULL ORDER BY kind, version DESC`,
} satisfies Query;
