import {
  BREAK,
  getArgumentValues,
  isAbstractType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  OperationTypeNode,
  typeFromAST,
  TypeNameMetaFieldDef,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import { dependencyOf, surrogateKeyOf } from "../../kernel/graphql/cache-control.js";

/** The fields that a selection reads of an object, in the order of the response. */
export type ObjectPlan = {
  readonly fields: readonly FieldPlan[];
  /** Has all their names: results are copies of it, which costs less than adding one name after the other. */
  readonly empty: Readonly<Record<string, unknown>>;
};

export type FieldPlan = {
  /** Its name in the response. */
  key: string;
  field: GraphQLField<unknown, unknown>;
  parentType: GraphQLObjectType;
  nodes: SameFields;
  /** The value of `__typename`. */
  typename: string | undefined;
  /** Where the document gives none: the defaults. */
  args: Readonly<Record<string, unknown>> | undefined;
  /** Undefined where the field is a property of its object. */
  resolve: GraphQLFieldResolver<unknown, unknown> | undefined;
  value: ValuePlan;
};

export type ValuePlan = { type: GraphQLOutputType; isNonNull: boolean } & (
  | { kind: "leaf"; leaf: GraphQLLeafType }
  | { kind: "list"; item: ValuePlan }
  | { kind: "object"; plan: ObjectPlan; keyOf: ((shown: unknown) => string) | undefined }
);

/** What an operation reads. */
export type OperationPlan = {
  readonly root: ObjectPlan;
  /** Keys of what its fields depend on besides the objects that they show. */
  readonly dependencies: readonly string[];
};

/** The selections of one response name. */
type SameFields = [FieldNode, ...FieldNode[]];

/** A part of a document that needs graphql-js. */
class NotPlanned extends Error {}

/**
 * What a valid operation reads, worked out once for all its executions. Undefined for what is rare or depends on variables or
 * data: subscriptions, several changes, which are made one after the other, directives, abstract types, introspection and
 * aliases that begin with two underscores.
 */
export function planOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): OperationPlan | undefined {
  const root = schema.getRootType(operation.operation);
  if (operation.operation === OperationTypeNode.SUBSCRIPTION || !root || !isStatic(document)) return undefined;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  try {
    const planner = new Planner(schema, fragments);
    const plan = planner.objectOf(root, [operation.selectionSet]);
    if (operation.operation === OperationTypeNode.MUTATION && plan.fields.length > 1) return undefined;
    return { root: plan, dependencies: [...planner.dependencies] };
  } catch (error) {
    if (error instanceof NotPlanned) return undefined;
    throw error;
  }
}

function isStatic(document: DocumentNode): boolean {
  let found = true;
  const stop = () => {
    found = false;
    return BREAK;
  };
  visit(document, { Directive: stop, Field: ({ alias }) => (alias?.value.startsWith("__") ? stop() : undefined) });
  return found;
}

class Planner {
  readonly dependencies = new Set<string>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  ) {}

  objectOf(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): ObjectPlan {
    const selected = new Map<string, SameFields>();
    const spread = new Set<string>();
    for (const set of sets) this.collect(type, set, selected, spread);
    return {
      fields: [...selected].map(([key, nodes]) => this.fieldOf(type, key, nodes)),
      empty: Object.fromEntries([...selected.keys()].map((key) => [key, undefined])),
    };
  }

  /** Collects the fields of a selection set by response name. Each fragment counts once. */
  private collect(
    type: GraphQLObjectType,
    { selections }: SelectionSetNode,
    selected: Map<string, SameFields>,
    spread: Set<string>,
  ): void {
    for (const node of selections) {
      if (node.kind === Kind.FIELD) {
        const key = (node.alias ?? node.name).value;
        const known = selected.get(key);
        if (known) known.push(node);
        else selected.set(key, [node]);
        continue;
      }
      if (node.kind === Kind.FRAGMENT_SPREAD && spread.has(node.name.value)) continue;
      if (node.kind === Kind.FRAGMENT_SPREAD) spread.add(node.name.value);
      const fragment = node.kind === Kind.FRAGMENT_SPREAD ? this.fragments.get(node.name.value) : node;
      if (fragment && this.appliesTo(type, fragment.typeCondition))
        this.collect(type, fragment.selectionSet, selected, spread);
    }
  }

  private appliesTo(type: GraphQLObjectType, condition: FragmentDefinitionNode["typeCondition"] | undefined): boolean {
    if (!condition) return true;
    const conditional = typeFromAST(this.schema, condition);
    return conditional === type || (isAbstractType(conditional) && this.schema.isSubType(conditional, type));
  }

  private fieldOf(parentType: GraphQLObjectType, key: string, nodes: SameFields): FieldPlan {
    const name = nodes[0].name.value;
    const typename = name === TypeNameMetaFieldDef.name ? parentType.name : undefined;
    const field = typename === undefined ? parentType.getFields()[name] : TypeNameMetaFieldDef;
    if (!field) throw new NotPlanned(); // __schema or __type
    const dependency = dependencyOf(field);
    if (dependency !== undefined) this.dependencies.add(dependency);
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    const args = nodes[0].arguments?.length ? undefined : Object.freeze(getArgumentValues(field, nodes[0]));
    const value = this.valueOf(field.type, sets);
    return { key, field, parentType, nodes, typename, args, resolve: field.resolve, value };
  }

  private valueOf(type: GraphQLOutputType, sets: readonly SelectionSetNode[]): ValuePlan {
    const isNonNull = isNonNullType(type);
    const nullable = isNonNullType(type) ? type.ofType : type;
    if (isListType(nullable)) return { kind: "list", type, isNonNull, item: this.valueOf(nullable.ofType, sets) };
    if (isAbstractType(nullable) || (isObjectType(nullable) && nullable.isTypeOf)) throw new NotPlanned();
    if (isObjectType(nullable)) {
      return { kind: "object", type, isNonNull, plan: this.objectOf(nullable, sets), keyOf: surrogateKeyOf(nullable) };
    }
    return { kind: "leaf", type, isNonNull, leaf: nullable };
  }
}

/** Number of fields of a plan, a measure of its memory. */
export const planSize = ({ root }: OperationPlan): number => fieldsOf(root);

const fieldsOf = ({ fields }: ObjectPlan): number => fields.reduce((sum, { value }) => sum + 1 + fieldsBelow(value), 0);

function fieldsBelow(value: ValuePlan): number {
  if (value.kind === "list") return fieldsBelow(value.item);
  return value.kind === "object" ? fieldsOf(value.plan) : 0;
}
