import { HeaderMap, type ApolloServer } from "@apollo/server";
import type { Request, RequestHandler, Response } from "express";
import { operationOf } from "../http/logs/operation-name.js";
import { cacheKeyOf } from "../http/response-cache/cache-key.js";
import { CacheableResponse } from "../http/response-cache/cacheable-response.js";
import type { ResponseCache } from "../http/response-cache/response-cache.js";
import { sendResponse } from "../http/response-cache/send-response.js";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import type { PublicOperations } from "./public-operations.js";

type Parts = {
  cache: ResponseCache;
  operations: PublicOperations;
  contextFor(request: Request, response: Response): RequestContext;
};

/** Handles operations whose body has been read; public ones come from the cache where it has them. */
export function graphqlHandler(
  apollo: ApolloServer<RequestContext>,
  { cache, operations, contextFor }: Parts,
): RequestHandler {
  return async (request, response) => {
    const key = cacheKeyOf(request);
    const compute = () => execute(apollo, request, contextFor(request, response));
    const isPublic = key !== undefined && operations.arePublic(request.body);
    sendResponse(request, response, isPublic ? await cache.get(key, compute) : await compute());
  };
}

async function execute(
  apollo: ApolloServer<RequestContext>,
  request: Request,
  context: RequestContext,
): Promise<CacheableResponse> {
  const { visitor } = context;
  let isPersonal = false;
  // A response for which a resolver loaded the visitor is private, whatever the fields declare.
  const noted =
    <Arguments extends unknown[], Result>(ask: (...given: Arguments) => Result) =>
    (...given: Arguments) => {
      isPersonal = true;
      return ask(...given);
    };
  context.visitor = {
    ...visitor,
    find: noted(visitor.find),
    require: noted(visitor.require),
    signedIn: noted(visitor.signedIn),
    nextSession: noted(visitor.nextSession),
  };
  const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: request.method === "HEAD" ? "GET" : request.method, // the body is not sent
      headers: headersOf(request),
      search: request.url.includes("?") ? request.url.slice(request.url.indexOf("?")) : "",
      body: request.body,
    },
    context: async () => context,
  });
  if (body.kind !== "complete") throw new Error("Incremental responses are not supported.");
  return new CacheableResponse({
    status: status ?? 200,
    headers: { "cache-control": "no-store", ...Object.fromEntries(headers) },
    body: body.string,
    // A rate limit refuses one client, not everybody who sends the same operation.
    cacheability: isPersonal || status === 429 ? "private" : isComplete(body.string) ? "public" : "coalesced",
    operation: operationOf(request),
  });
}

/** Apollo writes errors before data. */
const isComplete = (text: string) => text.startsWith('{"data":');

function headersOf({ headers }: Request): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(", ") : value);
  return map;
}
