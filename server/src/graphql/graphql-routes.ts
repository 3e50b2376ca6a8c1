import { Router, type Request, type Response } from "express";
import type { GraphQLSchema } from "graphql";
import type { Logger } from "pino";
import { jsonBody } from "../http/body/json-body.js";
import type { ResponseCache } from "../http/response-cache/response-cache.js";
import { refuseCrossSite } from "../http/security/cross-site.js";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import { createApollo } from "./apollo.js";
import { bodyErrors } from "./body-errors.js";
import { graphqlHandler } from "./graphql-handler.js";
import { PublicOperations } from "./public-operations.js";

type GraphqlParts = {
  schema: GraphQLSchema;
  contextFor(request: Request, response: Response): RequestContext;
  cache: ResponseCache;
  /** The configured origin of the shop. */
  ownOrigin: string | undefined;
  logger: Logger;
  /** Whether introspection and suggestions in errors are allowed. */
  isExplorable: boolean;
};

/** The routes of /graphql, with Apollo started. */
export async function openGraphql(parts: GraphqlParts): Promise<{ routes: Router; close(): Promise<void> }> {
  const { schema, contextFor, cache, ownOrigin, logger } = parts;
  const apollo = createApollo(schema, parts);
  await apollo.start();
  const routes = Router();
  routes.use(
    refuseCrossSite(ownOrigin),
    jsonBody,
    graphqlHandler(apollo, { cache, operations: new PublicOperations(schema), contextFor }),
    bodyErrors(logger),
  );
  return { routes, close: () => apollo.stop() };
}
