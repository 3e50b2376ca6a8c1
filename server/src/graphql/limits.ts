import type { ApolloServerPlugin } from "@apollo/server";
import { GraphQLError, Kind, type SelectionSetNode, type ValidationRule } from "graphql";
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from "graphql-query-complexity";
import type { ShopContext } from "./context.js";

/** Figures of docs/operations.md. Depth counts fields; introspection is exempt. */
export const LIMITS = { depth: 10, tokens: 1000, cost: 5000 };

/** Refuses operations nested deeper than `max` fields. */
export const depthLimit =
  (max: number): ValidationRule =>
  (context) => {
    const depthOf = (set: SelectionSetNode | undefined, seen: ReadonlySet<string>): number => {
      const depths = (set?.selections ?? []).map((selection) => {
        if (selection.kind === Kind.FIELD)
          return selection.name.value.startsWith("__") ? 0 : 1 + depthOf(selection.selectionSet, seen);
        if (selection.kind === Kind.INLINE_FRAGMENT) return depthOf(selection.selectionSet, seen);
        const name = selection.name.value;
        if (seen.has(name)) return 0; // a cycle: GraphQL's own rule reports it
        return depthOf(context.getFragment(name)?.selectionSet, new Set(seen).add(name));
      });
      return Math.max(0, ...depths);
    };
    return {
      OperationDefinition(node) {
        const depth = depthOf(node.selectionSet, new Set());
        if (depth > max)
          context.reportError(
            new GraphQLError(`This operation is nested ${depth} fields deep; at most ${max} are allowed.`, {
              nodes: node,
            }),
          );
      },
    };
  };

/** Refuses operations that would cost more than `max` (about one a field, lists times their length) before any runs. */
export const costLimit = (max: number): ApolloServerPlugin<ShopContext> => ({
  async requestDidStart() {
    return {
      async didResolveOperation({ request, document, schema, operationName }) {
        const cost = getComplexity({
          schema,
          query: document,
          ...(operationName != null && { operationName }),
          variables: request.variables ?? {},
          estimators: [fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })],
        });
        if (cost > max)
          throw new GraphQLError(`This operation costs ${cost}; at most ${max} is allowed. Ask for fewer entries.`, {
            extensions: { code: "QUERY_TOO_COMPLEX", http: { status: 400 } },
          });
      },
    };
  },
});
