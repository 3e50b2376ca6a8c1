import { checkQuantity } from "@rules/quantity";
import { toInches } from "@rules/sizes";
import { StaffError } from "../api/staff-error";
import type { CartLineInput } from "../gql/graphql";

/** The name of a field of a line in the form: as the API names it in its errors. */
export const fieldOf = (index: number, name: keyof CartLineInput): string => `lines.${index}.${name}`;

/** The first `count` lines of the form; lengths are typed in mm. @throws {StaffError} with a sentence for each field that is wrong */
export function testLines(values: Readonly<Record<string, string>>, count: number): CartLineInput[] {
  const fields: Record<string, string> = {};
  const inches = (field: string) => {
    const millimetres = Number(values[field]);
    if (millimetres > 0 && millimetres < 10_000) return toInches(millimetres, "mm");
    fields[field] = "Please enter a length in mm.";
    return 0;
  };
  const lines = Array.from({ length: count }, (_, index) => {
    const typed = (name: keyof CartLineInput) => values[fieldOf(index, name)] ?? "";
    if (typed("productId") === "") fields[fieldOf(index, "productId")] = "Please choose a product.";
    const quantity = Number(typed("quantity"));
    const wrong = checkQuantity(quantity);
    if (wrong !== undefined) fields[fieldOf(index, "quantity")] = wrong;
    return {
      productId: typed("productId"),
      material: typed("material"),
      color: typed("color"),
      width: inches(fieldOf(index, "width")),
      height: inches(fieldOf(index, "height")),
      quantity,
      customizations: [],
    };
  });
  const sentences = Object.values(fields);
  if (sentences.length > 0) throw new StaffError([...new Set(sentences)].join(" "), "BAD_USER_INPUT", { fields });
  return lines;
}
