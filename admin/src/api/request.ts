import type { TypedDocumentString } from "../gql/graphql";
import { freshCode } from "./fresh-code";
import { send } from "./send";
import { StaffError } from "./staff-error";

/**
 * Asks the staff API. Where it wants a fresh code, the member is asked for one, and the operation goes on: nothing of it had been done.
 * @throws {StaffError} for a refusal; CANCELLED where no code was entered
 */
export async function request<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  ...[variables]: Variables extends Record<string, never> ? [] : [Variables]
): Promise<Result> {
  const again = () => send(document, (variables ?? {}) as Variables);
  try {
    return await again();
  } catch (error) {
    if (!(error instanceof StaffError) || error.reason !== "FRESH_CODE") throw error;
    if (!(await freshCode.ask())) throw new StaffError("Nothing has been changed.", "CANCELLED");
    return again();
  }
}
