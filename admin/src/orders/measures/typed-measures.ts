import type { PreviewMeasuresInput } from "../../gql/graphql";
import type { RemakeableLine } from "../remake/remake-changes";
import { typedRemake } from "../remake/typed-remake";

/**
 * What the fields of the form have measured. A length that is as it was stays to the last decimal.
 * @throws {StaffError} with a sentence for each field that is no number
 */
export function typedMeasures(
  line: RemakeableLine,
  values: Readonly<Record<string, string>>,
): Omit<PreviewMeasuresInput, "id" | "lineId"> {
  const { width = null, height = null, customizations = null } = typedRemake(line, values);
  return { width, height, customizations };
}
