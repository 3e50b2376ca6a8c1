import {
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  GraphQLError,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isObjectType,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
} from "graphql";
import { BadInput } from "../kernel/errors/shop-error.js";
import { selectionFold } from "./selection-fold.js";

type Variables = Readonly<Record<string, unknown>>;
type CheckedOperation = {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** Coerced. */
  variables: Variables;
};

/** The `complexity` of a field: a number to add to the cost of its selections, or a function of its arguments and that cost. */
type DeclaredCost = number | ((field: { args: Variables; childComplexity: number }) => number) | undefined;

/**
 * The cost of a valid operation: one per field, or the `complexity` that the field declares.
 * @throws {BadInput} where a variable of a required argument is null or missing
 */
export function costOf({ schema, document, operation, variables }: CheckedOperation): number {
  const cost = selectionFold<number>(document, {
    counts: (node) => isIncluded(node, variables),
    join: (costs) => costs.reduce((sum, each) => sum + each, 0),
    field(node, parentType, below) {
      const field = fieldOf(schema, parentType, node.name.value);
      if (!field) return 0;
      const args = readValues(node, () => getArgumentValues(field, node, variables));
      const childComplexity = below(node.selectionSet, getNamedType(field.type).name);
      const declared = field.extensions["complexity"] as DeclaredCost;
      return typeof declared === "function" ? declared({ args, childComplexity }) : (declared ?? 1) + childComplexity;
    },
  });
  return cost(operation.selectionSet, schema.getRootType(operation.operation)?.name ?? "");
}

const META_FIELDS = new Map<string, GraphQLField<unknown, unknown>>(
  [SchemaMetaFieldDef, TypeMetaFieldDef, TypeNameMetaFieldDef].map((field) => [field.name, field]),
);

function fieldOf(schema: GraphQLSchema, parentType: string, name: string): GraphQLField<unknown, unknown> | undefined {
  const type = schema.getType(parentType);
  return META_FIELDS.get(name) ?? (isObjectType(type) ? type.getFields()[name] : undefined);
}

const isIncluded = (node: SelectionNode, variables: Variables): boolean =>
  readValues(
    node,
    () =>
      getDirectiveValues(GraphQLSkipDirective, node, variables)?.["if"] !== true &&
      getDirectiveValues(GraphQLIncludeDirective, node, variables)?.["if"] !== false,
  );

/** Literals are validated and variables coerced before, so only a variable without a value can fail here. */
function readValues<Values>(node: SelectionNode, read: () => Values): Values {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const name = argumentOf(node, error);
    throw new BadInput(`The argument "${name}" needs a value, and a variable in it has none.`, {
      [name]: "must have a value",
    });
  }
}

function argumentOf(node: SelectionNode, { nodes }: GraphQLError): string {
  const given = [node, ...(node.directives ?? [])].flatMap((part) => (part as FieldNode).arguments ?? []);
  return given.find(({ value }) => nodes?.includes(value))?.name.value ?? "";
}
