import type { RuleContent } from "@rules/published-rules";
import type { Facts } from "../versions/versioned";

/** Kinds of content that have parts of parts: a figure is a fact of its own, so that two people may change two of them. */
const PARTS = ["figures", "tolerances"] as const;

/** Rules as facts by name: "figures.roller / recess / cloth / width / 1", "deviceHeightMm", "exclusions". */
export const factsOf = (content: Facts): Facts =>
  Object.fromEntries(
    Object.entries(content).flatMap(([name, value]) =>
      isPart(name) ? Object.entries(value as Facts).map(([key, each]) => [`${name}.${key}`, each]) : [[name, value]],
    ),
  );

/** The other way round. */
export function contentOf(facts: Facts): RuleContent {
  const content: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(facts)) {
    const part = PARTS.find((each) => name.startsWith(`${each}.`));
    if (part === undefined) content[name] = value;
    else content[part] = { ...(content[part] as Facts | undefined), [name.slice(part.length + 1)]: value };
  }
  return content as RuleContent;
}

const isPart = (name: string) => PARTS.some((part) => part === name);
