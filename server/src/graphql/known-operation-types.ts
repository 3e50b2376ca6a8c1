import { GraphQLError, type ValidationRule } from "graphql";

/** Refuses operations of a type that the schema has no root for, such as subscriptions; graphql 16 has no rule for it. */
export const knownOperationTypes: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (context.getSchema().getRootType(node.operation)) return;
    context.reportError(new GraphQLError(`The schema has no ${node.operation} operations.`, { nodes: node }));
  },
});
