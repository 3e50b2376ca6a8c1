import { ApolloClient, ApolloLink, HttpLink, type NormalizedCacheObject } from "@apollo/client";
import type { GraphQLCodegenDataMasking } from "@apollo/client/masking";
import { catchError, throwError } from "rxjs";
import { scheduledLink } from "../lib/serial-queue";
import { ShopUnreachable } from "../lib/shop-failure";
import { createCache } from "./apollo-cache";
import { payloadErrors } from "./payload-errors";
import { publicQueries } from "./public-queries";

declare module "@apollo/client" {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}

/**
 * Milliseconds for which a query of a page outlives its response on the server. A page uses it at once; with Apollo's 30 s, and
 * even with 1 s, a flood of pages fills the old generation of the rendering thread with unused clients.
 */
const DISPOSED_AFTER = 100;

/** A client over any link, with the cache policies and masking of the shop. */
export function createClient(link: ApolloLink, ssrMode: boolean, cache = createCache()): ApolloClient {
  return new ApolloClient({
    ssrMode,
    dataMasking: true,
    link: ssrMode ? link : ApolloLink.from([scheduledLink, payloadErrors, link]),
    cache,
    defaultOptions: ssrMode ? { react: { suspense: { autoDisposeTimeoutMs: DISPOSED_AFTER } } } : {},
  });
}

/** Replaces errors of `fetch` ("Failed to fetch") and responses that are not GraphQL by one error with a readable sentence. */
const readableFailures = new ApolloLink((operation, forward) =>
  forward(operation).pipe(catchError((cause: unknown) => throwError(() => new ShopUnreachable(cause)))),
);

/** The client of the browser, with the data that the server read for the page. */
export function createBrowserClient(state: NormalizedCacheObject): ApolloClient {
  const http = new HttpLink({ uri: "/graphql", credentials: "same-origin" });
  const client = createClient(ApolloLink.from([readableFailures, publicQueries, http]), false);
  client.cache.restore(state);
  return client;
}
