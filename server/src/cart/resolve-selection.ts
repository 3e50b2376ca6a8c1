import {
  astFromValue,
  execute,
  isInputType,
  Kind,
  OperationTypeNode,
  typeFromAST,
  valueFromASTUntyped,
  type FieldNode,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from "graphql";
import type { RequestContext } from "../kernel/graphql/request-context.js";

/**
 * Resolves the query field `name` with the selections of the running mutation's `fields`, so that an error can carry the data
 * that the mutation would have returned. Both fields must have the same type.
 */
export async function resolveSelection(
  name: string,
  fields: readonly FieldNode[],
  info: GraphQLResolveInfo,
  context: RequestContext,
): Promise<unknown> {
  const { schema, operation, fragments } = info;
  const field: FieldNode = {
    kind: Kind.FIELD,
    name: { kind: Kind.NAME, value: name },
    selectionSet: {
      kind: Kind.SELECTION_SET,
      selections: fields.flatMap(({ selectionSet }) => selectionSet?.selections ?? []),
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
    variableValues: variablesAsSent(info),
  });
  return data?.[name];
}

/** The client's raw variables; those of `info` are coerced, for example to enum values. */
function variablesAsSent({ schema, operation, variableValues }: GraphQLResolveInfo): Record<string, unknown> {
  const definitions = operation.variableDefinitions ?? [];
  return Object.fromEntries(
    definitions.flatMap(({ variable: { name }, type: node }) => {
      const type = typeFromAST(schema, node);
      if (!Object.hasOwn(variableValues, name.value) || !isInputType(type)) return [];
      const literal = astFromValue(variableValues[name.value], type);
      return literal ? [[name.value, valueFromASTUntyped(literal)]] : [];
    }),
  );
}

/** Selections of the payload field `name` in the running mutation, including fragments. Each fragment is visited once. */
export function payloadFields(name: string, { fieldNodes, fragments }: GraphQLResolveInfo): FieldNode[] {
  const walked = new Set<string>();
  const fieldsIn = ({ selections }: SelectionSetNode): FieldNode[] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return selection.name.value === name ? [selection] : [];
      if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsIn(selection.selectionSet);
      const fragment = fragments[selection.name.value];
      if (!fragment || walked.has(fragment.name.value)) return [];
      walked.add(fragment.name.value);
      return fieldsIn(fragment.selectionSet);
    });
  return fieldNodes.flatMap(({ selectionSet }) => (selectionSet ? fieldsIn(selectionSet) : []));
}
