import { type GraphQLField, type GraphQLObjectType, type GraphQLSchema } from "graphql";

/** A query or a mutation as the schema describes it. */
export type Operation = { signature: string; name: string; description: string; codes: string[] };

/** In a description: the codes that a call may fail with. */
const FAILS_WITH = /\s*Fails with ([^.]+)\./;

/** All queries or all mutations, in the order of their names. */
export const operationsOf = (type: GraphQLObjectType | null | undefined): Operation[] =>
  Object.values(type?.getFields() ?? {})
    .map(operationOf)
    .toSorted((one, other) => one.name.localeCompare(other.name));

/** Every operation of the schema. */
export const allOperations = (schema: GraphQLSchema): Operation[] =>
  [schema.getQueryType(), schema.getMutationType()].flatMap(operationsOf);

function operationOf({ name, args, type, description }: GraphQLField<unknown, unknown>): Operation {
  const given = args.map((arg) => `${arg.name}: ${String(arg.type)}`).join(", ");
  const [, codes = ""] = FAILS_WITH.exec(description ?? "") ?? [];
  return {
    name,
    signature: `${name}${given && `(${given})`}: ${String(type)}`,
    description: (description ?? "").replace(FAILS_WITH, "").trim(),
    codes: codes.match(/[A-Z_]{3,}/g) ?? [],
  };
}
