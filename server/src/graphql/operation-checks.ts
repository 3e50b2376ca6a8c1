import type { ApolloServerPlugin } from "@apollo/server";
import { OperationTypeNode, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from "graphql";
import { ShopError } from "../kernel/errors/shop-error.js";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import { takeRead, takeWrites } from "../kernel/requests/rate-limits.js";
import { costOf } from "./cost.js";
import { coercedVariables, refuseLongLists } from "./input-values.js";
import { selectionFold } from "./selection-fold.js";

type Maxima = { cost: number; listValues: number };

type GivenOperation = {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  given: Readonly<Record<string, unknown>>;
  costs: OperationCosts;
};

/**
 * Checks the variables of a valid operation, then its cost.
 * @throws {ShopError}
 */
export function checkOperation(
  { schema, document, operation, given, costs }: GivenOperation,
  { cost: most, listValues }: Maxima,
  hideSuggestions: boolean,
): void {
  refuseLongLists(given, listValues);
  const variables = coercedVariables(schema, operation, given, hideSuggestions);
  const cost = costs.of({ schema, document, operation })(variables);
  if (cost > most)
    throw new ShopError(
      "QUERY_TOO_COMPLEX",
      `This operation costs ${cost}; at most ${most} is allowed. Ask for fewer entries.`,
    );
}

/**
 * Checks a valid operation before it is executed: its variables, then its cost (about one per field, times the length of
 * lists), then the rate limit of writes or reads, so that a refused operation is not counted.
 * @param hideSuggestions whether errors omit similar names of the schema
 */
export const operationChecks = (maxima: Maxima, hideSuggestions: boolean) => {
  const costs = new OperationCosts();
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ request: { variables: given = {} }, document, operation, schema, contextValue }) {
          if (!operation) return;
          checkOperation({ schema, document, operation, given, costs }, maxima, hideSuggestions);
          if (operation.operation === OperationTypeNode.MUTATION)
            await takeWrites(contextValue, changesOf(document, operation));
          else await takeRead(contextValue);
        },
      };
    },
  } satisfies ApolloServerPlugin<RequestContext>;
};

/** The costs of operations by their variables, remembered for as long as Apollo keeps the document. */
export class OperationCosts {
  private readonly known = new WeakMap<OperationDefinitionNode, ReturnType<typeof costOf>>();

  of(checked: Parameters<typeof costOf>[0]): ReturnType<typeof costOf> {
    const known = this.known.get(checked.operation) ?? costOf(checked);
    this.known.set(checked.operation, known);
    return known;
  }
}

/** Number of mutation fields that an operation selects. */
function changesOf(document: DocumentNode, { selectionSet }: OperationDefinitionNode): number {
  const changes = selectionFold<number>(document, {
    field: () => 1,
    join: (counts) => counts.reduce((sum, count) => sum + count, 0),
  });
  return changes(selectionSet, "");
}
