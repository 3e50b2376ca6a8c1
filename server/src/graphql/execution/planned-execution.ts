import type { ApolloServerOptions } from "@apollo/server";
import {
  execute,
  getOperationAST,
  getVariableValues,
  Kind,
  type DocumentNode,
  type ExecutionResult,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import { LRUCache } from "lru-cache";
import type { RequestContext } from "../../kernel/graphql/request-context.js";
import { executePlan, type Execution } from "./execute-plan.js";
import { planOperation, planSize, type OperationPlan } from "./query-plan.js";

/** Fields of all remembered plans together; a field takes about 300 bytes. */
const REMEMBERED = 20_000;

type Gateway = NonNullable<ApolloServerOptions<RequestContext>["gateway"]>;

/** A plan with what its resolvers are told of the operation; nothing where graphql-js has to execute it. */
type Prepared = { plan: OperationPlan; fragments: Execution["fragments"] };

/** A valid operation, with variables as they were sent. */
type Operation = {
  document: DocumentNode;
  operationName?: string | undefined;
  variables?: Readonly<Record<string, unknown>> | undefined;
  contextValue: RequestContext;
};

/** Executes operations; wrong variables are errors of the result. */
export type Executor = (operation: Operation) => Promise<ExecutionResult>;

/** Executes operations by plans that are remembered, and what has no plan by graphql-js. */
export function plannedExecutor(schema: GraphQLSchema): Executor {
  const known = new LRUCache<OperationDefinitionNode, { prepared: Prepared | undefined }>({
    maxSize: REMEMBERED,
    sizeCalculation: ({ prepared }) => 1 + (prepared ? planSize(prepared.plan) : 0),
  });
  const preparedFor = (document: DocumentNode, operation: OperationDefinitionNode): Prepared | undefined => {
    const found = known.get(operation);
    if (found) return found.prepared;
    const plan = planOperation(schema, document, operation);
    const prepared = plan && { plan, fragments: fragmentsOf(document) };
    known.set(operation, { prepared });
    return prepared;
  };
  return async ({ document, operationName, variables = {}, contextValue }) => {
    const operation = getOperationAST(document, operationName);
    const prepared = operation && preparedFor(document, operation);
    if (!prepared) {
      if (contextValue.surrogateKeys) contextValue.surrogateKeys.areKnown = false;
      return execute({
        ...{ schema, document, variableValues: variables, contextValue },
        ...(operationName !== undefined && { operationName }),
      });
    }
    const { errors, coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
    if (errors) return { errors };
    const { plan, fragments } = prepared;
    for (const dependency of plan.dependencies) contextValue.surrogateKeys?.found.add(dependency);
    return executePlan(plan.root, { schema, fragments, operation, variableValues: coerced, contextValue });
  };
}

/** Apollo accepts another executor only as a gateway. */
export function gatewayOf(schema: GraphQLSchema, executor: Executor): Gateway {
  return {
    onSchemaLoadOrUpdate(use) {
      use({ apiSchema: schema, coreSupergraphSdl: "" });
      return () => {};
    },
    load: async () => ({
      executor: ({ document, request: { operationName, variables }, context }) =>
        executor({ document, operationName, variables, contextValue: context as RequestContext }),
    }),
    stop: async () => {},
  };
}

function fragmentsOf({ definitions }: DocumentNode): Record<string, FragmentDefinitionNode> {
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  return Object.fromEntries(fragments.map((node) => [node.name.value, node]));
}
