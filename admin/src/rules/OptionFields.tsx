import type { Exclusion, Impossible } from "@rules/options/option";
import { RowsField } from "../content/fields/RowsField";
import type { RuleFieldsProps } from "./rule-fields-props";

type Row = Readonly<Record<string, string>>;

const ONE = [
  { name: "option", label: "Option" },
  { name: "value", label: "Value" },
] as const;
const OTHER = [
  { name: "otherOption", label: "Other option" },
  { name: "otherValue", label: "Its value" },
] as const;
const REASON = { name: "reason", label: "Sentence for shoppers", type: "lines" } as const;

/** The values that exclude each other, and those that can't be made at all. */
export function OptionFields({ facts, errors, onChange }: RuleFieldsProps) {
  const told = errors && Object.fromEntries(Object.entries(errors).map(([path, said]) => [fieldOf(path), said]));
  return (
    <>
      <RowsField
        label="Values that exclude each other"
        help="In either order. The material of a product counts as the option “material”."
        path="content.exclusions"
        value={(facts["exclusions"] as readonly Exclusion[]).map(exclusionRow)}
        errors={told}
        columns={[...ONE, ...OTHER, REASON]}
        one="pair"
        onChange={(rows) => onChange("exclusions", rows.map(toExclusion))}
      />
      <RowsField
        label="Values that can’t be made"
        help="Shoppers are still asked, and read why."
        path="content.impossible"
        value={(facts["impossible"] as readonly Impossible[]).map(impossibleRow)}
        errors={told}
        columns={[...ONE, REASON]}
        one="value"
        onChange={(rows) => onChange("impossible", rows.map(toImpossible))}
      />
    </>
  );
}

/** The API has a value as a pair; the fields have its halves: "content.exclusions.0.other.1" is "content.exclusions.0.otherValue". */
const fieldOf = (path: string): string =>
  path
    .replace(/\.(?:one|is)\.0$/, ".option")
    .replace(/\.(?:one|is)(?:\.1)?$/, ".value")
    .replace(/\.other\.0$/, ".otherOption")
    .replace(/\.other(?:\.1)?$/, ".otherValue")
    .replace(/^(content\.exclusions\.\d+)$/, "$1.otherOption");

const exclusionRow = ({ one, other, reason }: Exclusion): Row => ({
  ...{ option: one[0], value: one[1] },
  ...{ otherOption: other[0], otherValue: other[1] },
  reason,
});

const impossibleRow = ({ is, reason }: Impossible): Row => ({ option: is[0], value: is[1], reason });

const cell = (row: Row, name: string) => row[name] ?? "";

const toExclusion = (row: Row): Exclusion => ({
  one: [cell(row, "option"), cell(row, "value")],
  other: [cell(row, "otherOption"), cell(row, "otherValue")],
  reason: cell(row, "reason"),
});

const toImpossible = (row: Row): Impossible => ({
  is: [cell(row, "option"), cell(row, "value")],
  reason: cell(row, "reason"),
});
