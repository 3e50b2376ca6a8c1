import { defaultBaseConfig } from "@chakra-ui/react";
import { isCssProperty } from "@pandacss/is-valid-prop";

const known = new Map<string, boolean>();
let utilities: ReadonlySet<string> | undefined;

/** Whether Chakra treats a prop as a style: a CSS property, one of Chakra's shorthands, or a condition such as `_hover`. */
export function isStyleProp(name: string): boolean {
  let isStyle = known.get(name);
  if (isStyle === undefined) {
    utilities ??= utilityNames();
    isStyle = name.startsWith("_") || utilities.has(name) || isCssProperty(name);
    known.set(name, isStyle);
  }
  return isStyle;
}

function utilityNames(): ReadonlySet<string> {
  const names = Object.entries(defaultBaseConfig.utilities ?? {}).flatMap(([name, { shorthand = [] }]) => [
    name,
    ...[shorthand].flat(),
  ]);
  return new Set(["css", "textStyle", ...names]);
}
