import {
  getArgumentValues,
  GraphQLError,
  locatedError,
  responsePathAsArray,
  type ExecutionResult,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
} from "graphql";
import type { SurrogateKeys } from "../../kernel/graphql/cache-control.js";
import type { FieldPlan, ObjectPlan, ValuePlan } from "./query-plan.js";

type Path = GraphQLResolveInfo["path"];
type Resolver = GraphQLFieldResolver<unknown, unknown>;

/** What all fields of one execution share. */
export type Execution = Pick<GraphQLResolveInfo, "schema" | "fragments" | "operation" | "variableValues"> & {
  contextValue: { surrogateKeys?: SurrogateKeys } | undefined;
};

/** Executes the plan of a query. Values, errors and their order are those of graphql-js. */
export async function executePlan(plan: ObjectPlan, execution: Execution): Promise<ExecutionResult> {
  const run = new PlanRun(execution);
  const data = await run.root(plan);
  const errors = run.errors.list;
  return errors.length === 0 ? { data } : { errors, data };
}

/** The errors of an execution. Those below a place that an error has made null already are left out. */
class CollectedErrors {
  readonly list: GraphQLError[] = [];
  private readonly places = new Set<Path | undefined>();

  add(error: GraphQLError, path: Path | undefined): void {
    for (let place = path; place; place = place.prev) if (this.places.has(place)) return;
    if (this.places.has(undefined)) return;
    this.places.add(path);
    this.list.push(error);
  }
}

/** Unlike graphql-js it makes paths, arguments and info only for fields that need them. */
class PlanRun {
  readonly errors = new CollectedErrors();

  constructor(private readonly execution: Execution) {}

  async root(plan: ObjectPlan): Promise<Record<string, unknown> | null> {
    try {
      return await this.object(plan, undefined, undefined);
    } catch (error) {
      this.errors.add(error as GraphQLError, undefined); // each error of a field is located
      return null;
    }
  }

  /** @throws the error of a field that must not be null, once none of its fields is running any more */
  private object(
    { fields, empty }: ObjectPlan,
    source: unknown,
    path: Path | undefined,
  ): Record<string, unknown> | Promise<Record<string, unknown>> {
    const values: Record<string, unknown> = { ...empty };
    let pending: Promise<unknown>[] | undefined;
    try {
      for (const field of fields) {
        const value = field.typename ?? this.field(field, source, path);
        values[field.key] = value;
        if (isPromise(value)) (pending ??= []).push(storeLater(values, field.key, value));
      }
    } catch (error) {
      if (pending) return failAfter(pending, error);
      throw error;
    }
    return pending ? Promise.all(pending).then(() => values) : values;
  }

  private field(field: FieldPlan, source: unknown, parentPath: Path | undefined): unknown {
    const { resolve, value } = field;
    // A property without fields of its own needs its path only if it fails.
    const path = resolve || value.kind !== "leaf" ? pathOf(field, parentPath) : undefined;
    try {
      const found = resolve && path ? this.resolved(field, resolve, source, path) : propertyOf(field, source);
      if (isPromise(found)) return this.completeLater(field, value, found, path ?? pathOf(field, parentPath));
      const completed = this.complete(field, value, found, path);
      return isPromise(completed) && path ? this.failLater(field, value, completed, path) : completed;
    } catch (error) {
      return this.failed(field, value, error, path ?? pathOf(field, parentPath));
    }
  }

  private resolved(plan: FieldPlan, resolve: Resolver, source: unknown, path: Path): unknown {
    const { field, nodes, parentType } = plan;
    const { schema, fragments, operation, variableValues, contextValue } = this.execution;
    const args = plan.args ?? getArgumentValues(field, plan.nodes[0], variableValues);
    return resolve(source, args, contextValue, {
      ...{ fieldName: field.name, fieldNodes: nodes, returnType: field.type, parentType, path, rootValue: undefined },
      ...{ schema, fragments, operation, variableValues },
    });
  }

  private complete(field: FieldPlan, plan: ValuePlan, value: unknown, path: Path | undefined): unknown {
    if (value instanceof Error) throw value;
    if (value === null || value === undefined) {
      if (plan.isNonNull) throw new Error(`Cannot return null for non-nullable field ${coordinateOf(field)}.`);
      return null;
    }
    if (plan.kind === "object") {
      if (plan.keyOf) this.execution.contextValue?.surrogateKeys?.found.add(plan.keyOf(value));
      return this.object(plan.plan, value, path);
    }
    if (plan.kind === "list") return this.list(field, plan.item, value, path);
    const leaf = plan.leaf.serialize(value);
    if (leaf === null || leaf === undefined) throw new Error(`${plan.leaf.name} made nothing of a value.`);
    return leaf;
  }

  private list(field: FieldPlan, plan: ValuePlan, list: unknown, path: Path | undefined): unknown {
    if (typeof list !== "object" || list === null || !(Symbol.iterator in list))
      throw new GraphQLError(`Expected Iterable, but did not find one for field "${coordinateOf(field)}".`);
    const values: unknown[] = [];
    let pending: Promise<unknown>[] | undefined;
    try {
      for (const item of list as Iterable<unknown>) {
        const value = this.item(field, plan, item, { prev: path, key: values.length, typename: undefined });
        values.push(value);
        if (isPromise(value)) (pending ??= []).push(value);
      }
    } catch (error) {
      if (pending) return failAfter(pending, error);
      throw error;
    }
    return pending ? Promise.all(values) : values;
  }

  private item(field: FieldPlan, plan: ValuePlan, item: unknown, path: Path): unknown {
    try {
      if (isPromise(item)) return this.completeLater(field, plan, item, path);
      const completed = this.complete(field, plan, item, path);
      return isPromise(completed) ? this.failLater(field, plan, completed, path) : completed;
    } catch (error) {
      return this.failed(field, plan, error, path);
    }
  }

  private completeLater(field: FieldPlan, plan: ValuePlan, found: Promise<unknown>, path: Path): Promise<unknown> {
    const completed = found.then((value) => this.complete(field, plan, value, path));
    return this.failLater(field, plan, completed, path);
  }

  private failLater(field: FieldPlan, plan: ValuePlan, completed: Promise<unknown>, path: Path): Promise<unknown> {
    return completed.catch((error: unknown) => this.failed(field, plan, error, path));
  }

  /** Null, or the located error where the value must not be null. */
  private failed({ nodes }: FieldPlan, { isNonNull }: ValuePlan, cause: unknown, path: Path): null {
    const error = locatedError(cause, nodes, responsePathAsArray(path));
    if (isNonNull) throw error;
    this.errors.add(error, path);
    return null;
  }
}

const pathOf = ({ key, parentType }: FieldPlan, prev: Path | undefined): Path => ({
  prev,
  key,
  typename: parentType.name,
});

const coordinateOf = ({ field, parentType }: FieldPlan) => `${parentType.name}.${field.name}`;

/** Objects of the shop have values as properties, no methods. */
const propertyOf = ({ field }: FieldPlan, source: unknown): unknown =>
  typeof source === "object" && source !== null ? (source as Record<string, unknown>)[field.name] : undefined;

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise;

async function storeLater(values: Record<string, unknown>, key: string, value: Promise<unknown>): Promise<void> {
  values[key] = await value;
}

/** Rejects with `error` when nothing is pending any more. */
async function failAfter(pending: readonly Promise<unknown>[], error: unknown): Promise<never> {
  await Promise.allSettled(pending);
  throw error;
}
