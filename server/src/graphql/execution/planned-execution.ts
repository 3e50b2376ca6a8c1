import type { ApolloServerOptions } from "@apollo/server";
import {
  execute,
  getOperationAST,
  getVariableValues,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import { LRUCache } from "lru-cache";
import type { RequestContext } from "../../kernel/graphql/request-context.js";
import { executePlan, type Execution } from "./execute-plan.js";
import { planQuery, planSize, type ObjectPlan } from "./query-plan.js";

/** Fields of all remembered plans together; a field takes about 300 bytes. */
const REMEMBERED = 20_000;

type Gateway = NonNullable<ApolloServerOptions<RequestContext>["gateway"]>;

/** A plan with what its resolvers are told of the operation; nothing where graphql-js has to execute it. */
type Prepared = { plan: ObjectPlan; fragments: Execution["fragments"] };

/**
 * Executes queries by plans that are remembered, and all else by graphql-js. Apollo accepts another executor only as a
 * gateway.
 */
export function plannedExecution(schema: GraphQLSchema): Gateway {
  const known = new LRUCache<OperationDefinitionNode, { prepared: Prepared | undefined }>({
    maxSize: REMEMBERED,
    sizeCalculation: ({ prepared }) => 1 + (prepared ? planSize(prepared.plan) : 0),
  });
  const preparedFor = (document: DocumentNode, operation: OperationDefinitionNode): Prepared | undefined => {
    const found = known.get(operation);
    if (found) return found.prepared;
    const plan = planQuery(schema, document, operation);
    const prepared = plan && { plan, fragments: fragmentsOf(document) };
    known.set(operation, { prepared });
    return prepared;
  };
  return {
    onSchemaLoadOrUpdate(use) {
      use({ apiSchema: schema, coreSupergraphSdl: "" });
      return () => {};
    },
    load: async () => ({
      async executor({ document, request: { operationName, variables = {} }, context: contextValue }) {
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
        return executePlan(plan, { schema, fragments, operation, variableValues: coerced, contextValue });
      },
    }),
    stop: async () => {},
  };
}

function fragmentsOf({ definitions }: DocumentNode): Record<string, FragmentDefinitionNode> {
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  return Object.fromEntries(fragments.map((node) => [node.name.value, node]));
}
