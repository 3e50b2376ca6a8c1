import { ApolloLink } from "@apollo/client";
import type { GraphQLFormattedError } from "graphql";
import { map } from "rxjs";
import { graphql } from "../gql";
import type { PayloadErrorFragment } from "../gql/graphql";

/** codegen adds `errors { ...PayloadError }` to every mutation. */
graphql(`
  fragment PayloadError on UserError {
    code
    message
    field
  }
`);

/**
 * Turns the errors in a mutation's payload into an error of the response, so that the mutation rejects. Its `extensions` are those
 * of a thrown error: the code, and the sentences of invalid fields.
 */
export const payloadErrors = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      const refused = Object.entries(result.data ?? {}).flatMap(([name, payload]) => errorOf(name, payload));
      return refused.length === 0 ? result : { ...result, errors: [...(result.errors ?? []), ...refused] };
    }),
  ),
);

function errorOf(name: string, payload: unknown): GraphQLFormattedError[] {
  const { errors = [] } = Object(payload) as { errors?: PayloadErrorFragment[] };
  const [first] = errors;
  if (!first) return [];
  const fields = errors.flatMap(({ field, message }) => (field ? [[field.join("."), message]] : []));
  return [
    {
      message: errors.map(({ message }) => message).join(" "),
      path: [name],
      extensions: { code: first.code, ...(fields.length > 0 && { fields: Object.fromEntries(fields) as object }) },
    },
  ];
}
