import { execute, type FieldNode, type GraphQLResolveInfo, Kind, OperationTypeNode } from "graphql";
import type { ShopContext } from "../graphql/context.js";

/**
 * What the query field `name` answers to the selection of the mutation that runs now, for an error that brings what the
 * mutation would have answered: a client can take it in place of that answer. Both must be of the same type.
 */
export async function asAskedFor(name: string, info: GraphQLResolveInfo, context: ShopContext): Promise<unknown> {
  const { schema, operation, fieldNodes, fragments, variableValues } = info;
  const field: FieldNode = {
    kind: Kind.FIELD,
    name: { kind: Kind.NAME, value: name },
    selectionSet: {
      kind: Kind.SELECTION_SET,
      selections: fieldNodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? []),
    },
  };
  const query = {
    ...operation,
    operation: OperationTypeNode.QUERY,
    selectionSet: { kind: Kind.SELECTION_SET, selections: [field] },
  } as const;
  const { data } = await execute({
    schema,
    document: { kind: Kind.DOCUMENT, definitions: [query, ...Object.values(fragments)] },
    contextValue: context,
    variableValues,
  });
  return data?.[name];
}
