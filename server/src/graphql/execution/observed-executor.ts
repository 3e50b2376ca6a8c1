import { getOperationAST, Kind, type GraphQLSchema, type OperationDefinitionNode } from "graphql";
import { operations, type OperationActivity } from "../../kernel/activities/activities.js";
import type { Executor } from "./planned-execution.js";

type Observed = Pick<OperationActivity, "api"> & {
  /** One of few names; undefined for an operation that is none of the shop's own. */
  nameOf(operation: OperationDefinitionNode): string | undefined;
};

/** Executes operations and tells who watches of each. Clients choose names and could make up any number, so that only `nameOf` counts. */
export function observedExecutor(execute: Executor, { api, nameOf }: Observed): Executor {
  return (operation) => {
    if (!operations.hasSubscribers) return execute(operation);
    const node = getOperationAST(operation.document, operation.operationName);
    const name = (node && nameOf(node)) ?? OTHER;
    return operations.tracePromise(execute, { api, name, startedAt: performance.now() }, undefined, operation);
  };
}

const OTHER = "other";

/** The first field that a valid operation asks of the schema, for APIs whose operations are not registered. */
export function rootFieldOf(schema: GraphQLSchema): Observed["nameOf"] {
  return ({ operation, selectionSet: { selections } }) => {
    const [first] = selections;
    if (first?.kind !== Kind.FIELD) return undefined;
    const name = first.name.value;
    return schema.getRootType(operation)?.getFields()[name] && name;
  };
}
