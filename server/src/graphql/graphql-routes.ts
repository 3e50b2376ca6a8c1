import { Router, type Request, type Response } from "express";
import type { GraphQLSchema } from "graphql";
import type { Logger } from "pino";
import { jsonBody } from "../http/body/json-body.js";
import type { CacheableResponse } from "../http/response-cache/cacheable-response.js";
import type { ResponseCache } from "../http/response-cache/response-cache.js";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import type { ChangeFeed } from "../kernel/sql/change-feed.js";
import { createApollo } from "./apollo.js";
import { bodyErrors } from "./body-errors.js";
import type { Executor } from "./execution/planned-execution.js";
import { graphqlHandler } from "./graphql-handler.js";
import type { PublicOperations } from "./public-operations.js";
import type { RegisteredDocuments } from "./registered-documents.js";
import type { StreamLimits } from "./stream-places.js";
import { Streams } from "./streams.js";

type GraphqlParts = {
  schema: GraphQLSchema;
  contextFor(request: Request, response: Response): RequestContext;
  cache: ResponseCache;
  documents: RegisteredDocuments;
  operations: PublicOperations;
  /** Called with each response before it is sent. */
  onSend(request: Request, content: CacheableResponse): void;
  logger: Logger;
  execute: Executor;
  /** Whether introspection and suggestions in errors are allowed. */
  isExplorable: boolean;
  feed: ChangeFeed;
  streamLimits: StreamLimits;
};

/** The routes of /graphql, with Apollo started. */
export async function openGraphql(
  parts: GraphqlParts,
): Promise<{ routes: Router; drain(): void; close(): Promise<void> }> {
  const { schema, contextFor, cache, documents, operations, logger } = parts;
  const streams = new Streams({
    ...parts,
    limits: parts.streamLimits,
    hideSuggestions: !parts.isExplorable,
  });
  const apollo = createApollo(schema, parts);
  await apollo.start();
  const routes = Router();
  routes.use(jsonBody);
  routes.get("/stream", streams.handler);
  routes.post("/stream", streams.handler);
  routes.use(
    graphqlHandler(apollo, {
      cache,
      operations,
      documents,
      contextFor,
      onSend: parts.onSend,
    }),
    bodyErrors(logger),
  );
  return {
    routes,
    drain: () => streams.drain(),
    close: () => apollo.stop(),
  };
}
