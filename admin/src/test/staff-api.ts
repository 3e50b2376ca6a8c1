import { buildSchema, graphql, GraphQLError } from "graphql";
import { vi } from "vitest";
import sdl from "../../../schema.admin.graphql?raw";

const schema = buildSchema(sdl);

/** Resolvers of Query and Mutation by name. Those of mutations answer their payload without `errors`. */
export type Root = Readonly<Record<string, (args: never) => unknown>>;

/** A refusal as the staff API words it. */
export const refusal = (code: string, message: string, details: object = {}) =>
  new GraphQLError(message, { extensions: { code, ...details } });

/** Answers the requests of the page by the real schema and these resolvers, which each test may change. */
export function staffApi(root: Root): void {
  const mutations = schema.getMutationType()?.getFields() ?? {};
  const fields = Object.entries(root).map(([name, resolve]) => [
    name,
    Object.hasOwn(mutations, name)
      ? async (args: never) => ({ errors: [], ...Object(await resolve(args)) })
      : (args: never) => resolve(args),
  ]);
  const rootValue = Object.fromEntries(fields) as object;
  vi.stubGlobal("fetch", async (_address: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body) as { query: string; variables: Record<string, unknown> };
    return Response.json(await graphql({ schema, source: query, variableValues: variables, rootValue }));
  });
}

/** An owner who is signed in. */
export const OWNER = {
  ...{ __typename: "Staff", id: "owner", name: "Sam Rowe", email: "sam@shop.example", role: "OWNER" },
  permissions: ["self:read", "self:secure", "staff:read", "staff:change", "audit:read"],
  ...{ recoveryCodesLeft: 10, hasPasskey: false, joinedAt: "2026-11-20T09:00:00.000Z", leftAt: null, version: 1 },
};
