import { ApolloLink, Observable } from "@apollo/client";
import { buildSchema, graphql, GraphQLError, isEnumType, print } from "graphql";
import sdl from "../../../schema.graphql?raw";

/** The schema of the API. */
export const schema = buildSchema(sdl);

/**
 * Executes operations with the real schema and `root`, whose fields are values or resolver functions. Those of mutations return their
 * payload without `errors`, and may throw what the server answers there.
 */
export function schemaLink(root: object): ApolloLink {
  const rootValue = withPayloads(root);
  return new ApolloLink(
    ({ query, variables }) =>
      new Observable((observer) => {
        void graphql({ schema, source: print(query), variableValues: variables, rootValue }).then((result) => {
          observer.next(result);
          observer.complete();
        });
      }),
  );
}

/** `root` whose mutations answer as the server's: with `errors` in the payload. */
export function withPayloads(root: object): object {
  const mutations = schema.getMutationType()?.getFields() ?? {};
  const entries = Object.entries(root).map(([name, field]: [string, unknown]) =>
    Object.hasOwn(mutations, name) ? [name, (args: unknown) => payloadOf(field, args)] : [name, field],
  );
  return Object.fromEntries(entries) as object;
}

async function payloadOf(field: unknown, args: unknown): Promise<object> {
  try {
    return { errors: [], ...Object(typeof field === "function" ? await field(args) : field) };
  } catch (error) {
    if (!(error instanceof GraphQLError) || !isUserError(error.extensions["code"])) throw error;
    const { code, fields } = error.extensions;
    const named = Object.entries(Object(fields) as Record<string, string>);
    if (named.length === 0) return { errors: [{ code, message: error.message, field: null }] };
    return { errors: named.map(([path, message]) => ({ code, message, field: path.split(".") })) };
  }
}

function isUserError(code: unknown): boolean {
  const codes = schema.getType("ErrorCode");
  return isEnumType(codes) && codes.getValues().some(({ name }) => name === code);
}
