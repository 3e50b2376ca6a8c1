import { type GraphQLField, type GraphQLObjectType, type GraphQLSchema } from "graphql";
import { failureCodes, failureSentence } from "../kernel/graphql/fails.js";

/** A query or a mutation as the schema describes it. */
export type Operation = { signature: string; name: string; description: string; codes: string[] };

/** All queries or all mutations, in the order of their names. */
export const operationsOf = (type: GraphQLObjectType | null | undefined): Operation[] =>
  Object.values(type?.getFields() ?? {})
    .map(operationOf)
    .toSorted((one, other) => one.name.localeCompare(other.name));

/** Every operation of the schema. */
export const allOperations = (schema: GraphQLSchema): Operation[] =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(operationsOf);

function operationOf(field: GraphQLField<unknown, unknown>): Operation {
  const { name, args, type, description } = field;
  const given = args.map((arg) => `${arg.name}: ${String(arg.type)}`).join(", ");
  return {
    name,
    signature: `${name}${given && `(${given})`}: ${String(type)}`,
    // The codes have a column of their own.
    description: (description ?? "").replace(failureSentence(field) ?? "", "").trim(),
    codes: failureCodes(field),
  };
}
