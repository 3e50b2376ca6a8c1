import type { GraphQLAnswer, TestVisitor } from "../harness/visitor.js";

/** What every mutation is asked for. */
export const ERRORS = "errors { code message field }";

/**
 * Calls a mutation by its name.
 * @param selection of the payload besides its errors, such as "account { id }"
 */
export function mutate<Name extends string, Payload = { errors: [] }>(
  visitor: TestVisitor,
  name: Name,
  input?: Readonly<Record<string, unknown>>,
  selection = "",
): Promise<GraphQLAnswer<Record<Name, Payload> | null>> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const [declared, passed] = input ? [`($input: ${type}!)`, "(input: $input)"] : ["", ""];
  return visitor.graphql(`mutation ${declared} { ${name}${passed} { ${selection} ${ERRORS} } }`, input && { input });
}
