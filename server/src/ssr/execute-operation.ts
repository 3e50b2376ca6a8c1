import { execute, type DocumentNode, type ExecutionResult, type GraphQLSchema } from "graphql";
import type { RequestContext } from "../kernel/graphql/request-context.js";

/** A GraphQL operation of a page. */
export type PageOperation = {
  query: DocumentNode;
  variables?: Record<string, unknown>;
  operationName?: string | undefined;
};

/** Executes an operation of a page on the schema, without HTTP and without limits, because only pages can send one. */
export type PageExecutor = (operation: PageOperation, requestId: string) => Promise<ExecutionResult>;

export const createExecutor =
  (schema: GraphQLSchema, contextFor: (requestId: string) => RequestContext): PageExecutor =>
  async ({ query, variables, operationName }, requestId) =>
    execute({
      schema,
      document: query,
      contextValue: contextFor(requestId),
      ...(variables && { variableValues: variables }),
      ...(operationName !== undefined && { operationName }),
    });
