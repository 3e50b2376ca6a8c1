import { GraphQLError, OperationTypeNode, type ValidationRule } from "graphql";

/** Refuses subscriptions where one response is expected; graphql 16 would execute them like queries. */
export const noSubscriptions: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (node.operation === OperationTypeNode.SUBSCRIPTION)
      context.reportError(new GraphQLError("Subscriptions are answered at /graphql/stream.", { nodes: node }));
  },
});
