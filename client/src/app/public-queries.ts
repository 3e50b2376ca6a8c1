import { ApolloLink } from "@apollo/client";
import { ServerError } from "@apollo/client/errors";
import { catchError, throwError } from "rxjs";

declare module "graphql" {
  interface DocumentNode {
    /** Under which the server knows the document of a public query (vite/import-graphql-documents). */
    documentId?: string;
  }
}

const NOT_FOUND = 404;

/**
 * Sends public queries by GET and the id of their document, so that the browser and a CDN can answer them. A server of another
 * version than the page does not know the id: it gets the document as ever.
 */
export const publicQueries = new ApolloLink((operation, forward) => {
  const { documentId } = operation.query;
  if (documentId === undefined) return forward(operation);
  const { fetchOptions, http } = operation.getContext();
  operation.setContext({
    uri: `/graphql?documentId=${documentId}`,
    fetchOptions: { ...fetchOptions, method: "GET" },
    http: { ...http, includeQuery: false, includeExtensions: false },
  });
  return forward(operation).pipe(
    catchError((error: unknown) => {
      if (!ServerError.is(error) || error.statusCode !== NOT_FOUND) return throwError(() => error);
      operation.setContext({ uri: undefined, fetchOptions, http });
      return forward(operation);
    }),
  );
});
