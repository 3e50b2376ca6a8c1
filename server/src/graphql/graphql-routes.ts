import { type Request, type Response, Router } from "express";
import type { GraphQLSchema } from "graphql";
import type { Logger } from "pino";
import type { ResponseCache } from "../http/response-cache/response-cache.js";
import { refuseCrossSite } from "../http/security/cross-site.js";
import { jsonBody } from "../http/body/json-body.js";
import { createApollo } from "./apollo.js";
import { bodyErrors } from "./body-errors.js";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import { graphqlHandler } from "./graphql-handler.js";
import { PublicOperations } from "./public-operations.js";

type GraphqlParts = {
  schema: GraphQLSchema;
  contextFor(request: Request, response: Response): RequestContext;
  cache: ResponseCache;
  /** The shop's address where ops have set it. */
  ownOrigin: string | undefined;
  logger: Logger;
  /** Whether the schema may be asked for and errors may hint at its fields. */
  isExplorable: boolean;
};

/** /graphql, ready to answer. */
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
