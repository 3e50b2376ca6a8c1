import {
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  GraphQLError,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isInterfaceType,
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
import { hasVariables } from "./has-variables.js";
import { selectionFold } from "./selection-fold.js";

type Variables = Readonly<Record<string, unknown>>;
type CheckedOperation = { schema: GraphQLSchema; document: DocumentNode; operation: OperationDefinitionNode };

/**
 * The `complexity` of a field: a number to add to the cost of its selections, or a function of its arguments and that cost. `onceComplexity` is
 * the part of it that a page of a list has once, whatever its length, as its facets.
 */
type DeclaredCost =
  number | ((field: { args: Variables; childComplexity: number; onceComplexity: number }) => number) | undefined;

/** One computation of a cost, with the coerced variables. */
type Run = { variables: Variables; known: Map<Cost, number> };
/** The cost of a part of a document; a function where it depends on variables. */
type Cost = number | ((run: Run) => number);
/** The cost of selections, and the part of it that a page of a list has once. */
type Costs = { all: Cost; once: Cost };

/**
 * The cost of a valid operation by its coerced variables: one per field, or the `complexity` that the field declares. What does
 * not depend on variables is added up once.
 * @returns a function that throws {@link BadInput} where a variable of a required argument is null or missing
 */
export function costOf({ schema, document, operation }: CheckedOperation): (variables: Variables) => number {
  const fold = selectionFold<Costs>(document, {
    join: (costs) => ({ all: sumOf(costs.map(({ all }) => all)), once: sumOf(costs.map(({ once }) => once)) }),
    adjust: ({ all, once }, node) => ({ all: costWithDirectives(all, node), once: costWithDirectives(once, node) }),
    field(node, parentType, below) {
      const field = fieldOf(schema, parentType, node.name.value);
      if (!field) return { all: 0, once: 0 };
      const all = fieldCost(node, field, below(node.selectionSet, getNamedType(field.type).name));
      return { all, once: isOncePerPage(schema, parentType, field.name) ? all : 0 };
    },
  });
  const { all } = fold(operation.selectionSet, schema.getRootType(operation.operation)?.name ?? "");
  return (variables) => costIn({ variables, known: new Map() }, all);
}

/** The cost of a field with those of its selections. */
function fieldCost(node: FieldNode, field: GraphQLField<unknown, unknown>, { all, once }: Costs): Cost {
  const declared = field.extensions["complexity"] as DeclaredCost;
  const cost = (variables: Variables, read: (part: Cost) => number) => {
    const args = readValues(node, () => getArgumentValues(field, node, variables));
    if (typeof declared !== "function") return (declared ?? 1) + read(all);
    return declared({ args, childComplexity: read(all), onceComplexity: read(once) });
  };
  const isFixed = typeof all === "number" && !hasVariables(node.arguments);
  const costOfRun = (run: Run) => cost(run.variables, (part) => costIn(run, part));
  return isFixed ? costOfRun({ variables: {}, known: new Map() }) : costOfRun;
}

/** Whether a field stands beside the entries of a page, as its facets and its number of all entries do. */
function isOncePerPage(schema: GraphQLSchema, parentType: string, name: string): boolean {
  const type = schema.getType(parentType);
  return isObjectType(type) && "pageInfo" in type.getFields() && name !== "edges" && name !== "nodes";
}

/** A part that is used twice, as a fragment is, is computed once. */
function costIn(run: Run, cost: Cost): number {
  if (typeof cost === "number") return cost;
  const known = run.known.get(cost) ?? cost(run);
  run.known.set(cost, known);
  return known;
}

function sumOf(costs: readonly Cost[]): Cost {
  const open = costs.filter((cost) => typeof cost === "function");
  const fixed = costs.reduce<number>((sum, cost) => (typeof cost === "number" ? sum + cost : sum), 0);
  return open.length === 0 ? fixed : (run) => open.reduce((sum, cost) => sum + costIn(run, cost), fixed);
}

function costWithDirectives(cost: Cost, node: SelectionNode): Cost {
  if (!node.directives?.length) return cost;
  if (!node.directives.some((directive) => hasVariables(directive.arguments))) return isIncluded(node, {}) ? cost : 0;
  return (run) => (isIncluded(node, run.variables) ? costIn(run, cost) : 0);
}

const META_FIELDS = new Map<string, GraphQLField<unknown, unknown>>(
  [SchemaMetaFieldDef, TypeMetaFieldDef, TypeNameMetaFieldDef].map((field) => [field.name, field]),
);

function fieldOf(schema: GraphQLSchema, parentType: string, name: string): GraphQLField<unknown, unknown> | undefined {
  const type = schema.getType(parentType);
  return META_FIELDS.get(name) ?? (isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined);
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
