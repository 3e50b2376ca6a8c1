import type { RemakeReason } from "@rules/order-remake";
import { fromInches, toInches } from "@rules/sizes";
import { StaffError } from "../../api/staff-error";
import type { PreviewRemakeInput } from "../../gql/graphql";
import type { RemakeableLine } from "./remake-changes";

/** The name of an option's field in the form. It is the field's id as well, by which its label names it: such have no spaces. */
export const optionField = (name: string): string => `option.${name.replaceAll(" ", "-")}`;

/** A length as the form shows it, in mm. */
export const shownMm = (inches: number): string => String(fromInches(inches, "mm"));

type TypedRemake = Omit<PreviewRemakeInput, "id" | "lineId">;

/**
 * What the fields of the form ask for. A length that is as it was stays to the last decimal.
 * @throws {StaffError} with a sentence for each field that is no number
 */
export function typedRemake(line: RemakeableLine, values: Readonly<Record<string, string>>): TypedRemake {
  const fields: Record<string, string> = {};
  const lengthOf = (field: "width" | "height"): number | null => {
    const typed = (values[field] ?? "").trim();
    if (typed === shownMm(line[field])) return null;
    const millimetres = typed === "" ? NaN : Number(typed);
    if (millimetres > 0 && millimetres < 10_000) return toInches(millimetres, "mm");
    fields[field] = "Please enter a length in mm.";
    return null;
  };
  const remake = {
    reason: values["reason"] as RemakeReason,
    quantity: Math.trunc(Number(values["quantity"] ?? line.quantity)) || 0,
    ...{ width: lengthOf("width"), height: lengthOf("height") },
    ...{ material: values["material"] ?? null, color: values["color"] ?? null },
    customizations: line.options.flatMap(({ name }) => {
      const value = (values[optionField(name)] ?? "").trim();
      return value === "" ? [] : [{ name, value }];
    }),
  };
  const sentences = [...new Set(Object.values(fields))];
  if (sentences.length > 0) throw new StaffError(sentences.join(" "), "BAD_USER_INPUT", { fields });
  return remake;
}
