import { graphql } from "../gql";
import type { PayloadErrorFragment } from "../gql/graphql";
import { StaffError } from "./staff-error";

/** codegen adds `errors { ...PayloadError }` to every mutation that does not name its errors. */
graphql(`
  fragment PayloadError on UserError {
    code
    message
    field
  }
`);

/** @throws {StaffError} where a payload of this result says why nothing has been changed */
export function refuseFailed(result: object): void {
  for (const payload of Object.values(result) as unknown[]) {
    const { errors = [] } = Object(payload) as { errors?: PayloadErrorFragment[] };
    const [first] = errors;
    if (!first) continue;
    const fields = errors.flatMap(({ field, message }) => (field ? [[field.join("."), message]] : []));
    const sentence = errors.map(({ message }) => message).join(" ");
    throw new StaffError(sentence, first.code, { fields: Object.fromEntries(fields) as Record<string, string> });
  }
}
