import { ApolloLink } from "@apollo/client";
import type { DocumentNode, FormattedExecutionResult } from "graphql";
import { from } from "rxjs";

type Operation = { query: DocumentNode; variables: Record<string, unknown>; operationName?: string };

/** Executes operations in this process, without an HTTP request. */
export const schemaLink = (execute: (operation: Operation) => Promise<FormattedExecutionResult>) =>
  new ApolloLink(({ query, variables, operationName }) => from(execute({ query, variables, operationName })));
