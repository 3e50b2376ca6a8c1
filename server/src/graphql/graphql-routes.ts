import { Router, type Request, type Response } from "express";
import type { GraphQLSchema } from "graphql";
import type { Logger } from "pino";
import { jsonBody } from "../http/body/json-body.js";
import type { ResponseCache } from "../http/response-cache/response-cache.js";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import { createApollo } from "./apollo.js";
import { bodyErrors } from "./body-errors.js";
import { graphqlHandler } from "./graphql-handler.js";
import { PublicOperations } from "./public-operations.js";
import { RegisteredDocuments } from "./registered-documents.js";

type GraphqlParts = {
  schema: GraphQLSchema;
  contextFor(request: Request, response: Response): RequestContext;
  cache: ResponseCache;
  logger: Logger;
  /** Whether introspection and suggestions in errors are allowed. */
  isExplorable: boolean;
};

/** The routes of /graphql, with Apollo started. */
export async function openGraphql(parts: GraphqlParts): Promise<{ routes: Router; close(): Promise<void> }> {
  const { schema, contextFor, cache, logger } = parts;
  const apollo = createApollo(schema, parts);
  await apollo.start();
  const routes = Router();
  routes.use(
    jsonBody,
    graphqlHandler(apollo, {
      cache,
      operations: new PublicOperations(schema),
      documents: new RegisteredDocuments(),
      contextFor,
    }),
    bodyErrors(logger),
  );
  return { routes, close: () => apollo.stop() };
}
