import { defaultBaseConfig } from "@chakra-ui/react";
import { isCssProperty } from "@pandacss/is-valid-prop";

const known = new Map<string, boolean>();
let utilities: ReadonlySet<string> | undefined;

/** Whether a prop is a style of Chakra's: a property of CSS, a shorthand of Chakra's own, or a condition as `_hover`. */
export function isStyleProp(name: string): boolean {
  let answer = known.get(name);
  if (answer === undefined) {
    utilities ??= utilityNames();
    answer = name.startsWith("_") || utilities.has(name) || isCssProperty(name);
    known.set(name, answer);
  }
  return answer;
}

function utilityNames(): ReadonlySet<string> {
  const names = Object.entries(defaultBaseConfig.utilities ?? {}).flatMap(([name, { shorthand = [] }]) => [
    name,
    ...[shorthand].flat(),
  ]);
  return new Set(["css", "textStyle", ...names]);
}
