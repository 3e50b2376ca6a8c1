import type { DocumentNode, ExecutionResult } from "graphql";
import type { SurrogateKeys } from "../kernel/graphql/cache-control.js";
import type { RequestContext } from "../kernel/graphql/request-context.js";

/** A GraphQL operation of a page. */
export type PageOperation = {
  query: DocumentNode;
  variables?: Record<string, unknown>;
  operationName?: string | undefined;
};

/**
 * Executes an operation of a page on the schema, without HTTP and without limits, because only pages can send one. What is found out
 * about the page is added to `findings`.
 */
export type PageExecutor = (
  operation: PageOperation,
  requestId: string,
  findings: PageFindings,
) => Promise<ExecutionResult>;

/** What the operations of a page tell about it. */
export type PageFindings = {
  /** The texts of searches that found nothing. */
  emptySearches: Set<string>;
  surrogateKeys: SurrogateKeys;
};

/** Executes a document on the schema. */
type Execute = (
  operation: Omit<PageOperation, "query"> & { document: DocumentNode; contextValue: RequestContext },
) => Promise<ExecutionResult>;

export const createExecutor =
  (execute: Execute, contextFor: (requestId: string) => RequestContext): PageExecutor =>
  ({ query: document, variables, operationName }, requestId, findings) => {
    const contextValue = { ...contextFor(requestId), ...findings };
    return execute({ document, operationName, contextValue, ...(variables && { variables }) });
  };
