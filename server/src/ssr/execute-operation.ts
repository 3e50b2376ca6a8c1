import type { DocumentNode, ExecutionResult } from "graphql";
import type { RequestContext } from "../kernel/graphql/request-context.js";

/** A GraphQL operation of a page. */
export type PageOperation = {
  query: DocumentNode;
  variables?: Record<string, unknown>;
  operationName?: string | undefined;
};

/**
 * Executes an operation of a page on the schema, without HTTP and without limits, because only pages can send one. The texts of
 * searches that find nothing are added to `emptySearches`.
 */
export type PageExecutor = (
  operation: PageOperation,
  requestId: string,
  emptySearches: Set<string>,
) => Promise<ExecutionResult>;

/** Executes a document on the schema. */
type Execute = (
  operation: Omit<PageOperation, "query"> & { document: DocumentNode; contextValue: RequestContext },
) => Promise<ExecutionResult>;

export const createExecutor =
  (execute: Execute, contextFor: (requestId: string) => RequestContext): PageExecutor =>
  ({ query: document, variables, operationName }, requestId, emptySearches) => {
    const contextValue = { ...contextFor(requestId), emptySearches };
    return execute({ document, operationName, contextValue, ...(variables && { variables }) });
  };
