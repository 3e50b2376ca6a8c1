import { z } from "zod";
import { BadInput } from "../../kernel/errors/shop-error.js";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import type { Dependencies } from "../../rules/options/option.js";
import type { PublishedRules, RuleContent, RuleKind } from "../../rules/published-rules.js";
import { INSTALLED_RULES, RULE_FORMS } from "../../rules/rule-forms.js";
import type { Audited } from "../audit/staff-audit.entity.js";
import type { MadeProduct } from "./rules.queries.js";

/** Rules of a kind in force in place of others. */
export const withRules = (
  rules: PublishedRules,
  kind: RuleKind,
  version: number,
  content: RuleContent,
): PublishedRules => ({
  ...rules,
  [kind]: { version, content },
});

/** Rules with those installed ones that they do not have yet; places that the installed ones have no more are left out. */
export function completed(kind: RuleKind, content: RuleContent): RuleContent {
  if (kind === "CORDS") return { ...INSTALLED_RULES.CORDS, ...content };
  if (!("figures" in content)) return content;
  const { figures, tolerances } = INSTALLED_RULES.DEDUCTIONS;
  return { figures: known(figures, content.figures), tolerances: known(tolerances, content.tolerances) };
}

const known = <Value>(installed: Readonly<Record<string, Value>>, given: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(installed).map(([key, value]) => [key, given[key] ?? value]));

/**
 * Rules as their form leaves them.
 * @param products those of the shop, whose options the rules may name
 * @throws {BadInput} with a sentence for each figure
 */
export function checkedRules(kind: RuleKind, typed: unknown, products: readonly MadeProduct[]): RuleContent {
  const { content } = checkedForm(z.object({ content: RULE_FORMS[kind] }), { content: typed });
  if ("exclusions" in content) checkNames(content, products);
  return completed(kind, content);
}

/** @throws {BadInput} for an option or a value that no product has, unless the installed rules name it as well */
function checkNames(dependencies: Dependencies, products: readonly MadeProduct[]): void {
  const names = new Set([
    ...products.flatMap(({ options }) =>
      options.flatMap(({ name, values }) => values.map((each) => nameOf([name, each]))),
    ),
    ...products.flatMap(({ materials }) => materials.map((material) => nameOf(["material", material]))),
    ...valuesIn(INSTALLED_RULES.OPTIONS).map(({ value }) => nameOf(value)),
  ]);
  const fields: Record<string, string> = {};
  for (const { path, value } of valuesIn(dependencies))
    if (!names.has(nameOf(value)))
      fields[`content.${path}`] ??= `No product has the option “${value[0]}” with the value “${value[1]}”`;
  if (Object.keys(fields).length > 0) throw new BadInput(Object.values(fields).join(". "), fields);
}

type Value = readonly [option: string, value: string];

const nameOf = (value: Value) => JSON.stringify(value);

const valuesIn = ({ exclusions, impossible }: Dependencies): { path: string; value: Value }[] => [
  ...exclusions.flatMap(({ one, other }, index) => [
    { path: `exclusions.${index}.one`, value: one },
    { path: `exclusions.${index}.other`, value: other },
  ]),
  ...impossible.map(({ is }, index) => ({ path: `impossible.${index}.is`, value: is })),
];

/** What differs between two versions of rules, for the audit. */
export function changedRules(before: RuleContent, after: RuleContent): { before: Audited; after: Audited } {
  const [old, other] = [leavesOf(before), leavesOf(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(other)])].filter((name) => old[name] !== other[name]);
  const only = (leaves: Readonly<Record<string, string>>) =>
    Object.fromEntries(names.flatMap((name) => (leaves[name] === undefined ? [] : [[name, leaves[name]]])));
  return { before: only(old), after: only(other) };
}

/** Each figure, tolerance and dependency by its name, as text. */
const leavesOf = (content: RuleContent): Record<string, string> =>
  Object.fromEntries(
    Object.entries(content).flatMap(([name, value]: [string, unknown]) =>
      typeof value === "object" && value !== null
        ? Object.entries(value).map(([key, each]) => [`${name}.${key}`, JSON.stringify(each)])
        : [[name, JSON.stringify(value)]],
    ),
  );
