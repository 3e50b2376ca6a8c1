import { NumberFact } from "../content/fields/NumberFact";
import { TextFact } from "../content/fields/TextFact";
import { CORD_FACTS } from "./cord-facts";
import type { RuleFieldsProps } from "./rule-fields-props";

/** The figures and devices of cords. */
export function CordFields({ facts, errors, onChange }: RuleFieldsProps) {
  return CORD_FACTS.map(({ as, name, label, help }) => {
    const common = {
      ...{ label, help, errors, path: `content.${name}`, isOptional: false },
      onChange: (value: number | string | null) => onChange(name, value),
    };
    return as === "number" ? (
      <NumberFact key={name} {...common} value={facts[name] as number | null} />
    ) : (
      <TextFact key={name} {...common} value={facts[name] as string} />
    );
  });
}
