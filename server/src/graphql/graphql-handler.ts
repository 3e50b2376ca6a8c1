import type { ApolloServer } from "@apollo/server";
import type { Request, RequestHandler, Response } from "express";
import { noteOperation, operationOf } from "../http/logs/operation-name.js";
import { cacheKeyOf, cacheKeyOfUrl } from "../http/response-cache/cache-key.js";
import { CacheableResponse } from "../http/response-cache/cacheable-response.js";
import type { ResponseCache } from "../http/response-cache/response-cache.js";
import { sendResponse } from "../http/response-cache/send-response.js";
import type { SurrogateKeys } from "../kernel/graphql/cache-control.js";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import { readOnFromPrimary } from "../kernel/sql/public-read.js";
import { cacheHeaders } from "./cache-headers.js";
import { headersOf } from "./header-map.js";
import type { PublicOperations } from "./public-operations.js";
import type { RegisteredDocuments } from "./registered-documents.js";
import { isRead, sentOperation } from "./sent-operation.js";

type Parts = {
  cache: ResponseCache;
  operations: PublicOperations;
  documents: RegisteredDocuments;
  contextFor(request: Request, response: Response): RequestContext;
  /** Called with each response before it is sent. */
  onSend(request: Request, content: CacheableResponse): void;
};

/** Handles operations whose body has been read; public ones come from the cache where it has them. */
export function graphqlHandler(
  apollo: ApolloServer<RequestContext>,
  { cache, operations, documents, contextFor, onSend }: Parts,
): RequestHandler {
  return async (request, response) => {
    const { asked, name, body } = sentOperation(request, documents);
    noteOperation(request, name);
    const key = isRead(request) ? cacheKeyOfUrl(request.originalUrl, request.headers) : cacheKeyOf(request);
    const isPublic = operations.arePublic(asked);
    const compute = () => execute(apollo, request, { context: contextFor(request, response), body, isPublic });
    const content = await (isPublic
      ? key === undefined
        ? cache.compute(compute)
        : cache.get(key, compute)
      : compute());
    onSend(request, content);
    sendResponse(request, response, content);
  };
}

type Execution = {
  context: RequestContext;
  /** The operation where its document is a registered one; Apollo gets it as if by POST. */
  body: object | undefined;
  isPublic: boolean;
};

async function execute(
  apollo: ApolloServer<RequestContext>,
  request: Request,
  { context, body: registered, isPublic }: Execution,
): Promise<CacheableResponse> {
  const { visitor } = context;
  const surrogateKeys: SurrogateKeys = { found: new Set(), areKnown: true };
  if (isPublic) context.surrogateKeys = surrogateKeys;
  const emptySearches = (context.emptySearches = new Set<string>());
  let isPersonal = false;
  // A response for which a resolver loaded the visitor is private, whatever the fields declare.
  const notePersonal = () => {
    isPersonal = true;
    readOnFromPrimary();
  };
  const noted =
    <Arguments extends unknown[], Result>(ask: (...given: Arguments) => Result) =>
    (...given: Arguments) => {
      notePersonal();
      return ask(...given);
    };
  context.visitor = {
    ...visitor,
    find: noted(visitor.find),
    findWith: (query) => {
      notePersonal();
      return visitor.findWith(query);
    },
    require: noted(visitor.require),
    signedIn: noted(visitor.signedIn),
    nextSession: noted(visitor.nextSession),
    withTokens: noted(visitor.withTokens),
  };
  const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: registered
      ? {
          method: "POST",
          headers: headersOf(request).set("content-type", "application/json"),
          search: "",
          body: registered,
        }
      : {
          method: request.method === "HEAD" ? "GET" : request.method, // the body is not sent
          headers: headersOf(request),
          search: request.url.includes("?") ? request.url.slice(request.url.indexOf("?")) : "",
          body: request.body,
        },
    context: async () => context,
  });
  if (body.kind !== "complete") throw new Error("Incremental responses are not supported.");
  // A rate limit refuses one client, not everybody who sends the same operation.
  const cacheability = isPersonal || status === 429 ? "private" : isComplete(body.string) ? "public" : "coalesced";
  const mayBeKept = isPublic && cacheability === "public" && surrogateKeys.areKnown;
  return new CacheableResponse({
    status: status ?? 200,
    headers: {
      ...(isRead(request)
        ? cacheHeaders(mayBeKept ? surrogateKeys.found : undefined)
        : { "cache-control": "no-store" }),
      ...Object.fromEntries(headers),
    },
    body: body.string,
    cacheability,
    keys: surrogateKeys.areKnown ? surrogateKeys.found : undefined,
    operation: operationOf(request),
    emptySearch: [...emptySearches][0],
  });
}

/** Apollo writes errors before data. */
const isComplete = (text: string) => text.startsWith('{"data":');
