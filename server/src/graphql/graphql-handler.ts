import { type ApolloServer, HeaderMap } from "@apollo/server";
import type { Request, RequestHandler, Response } from "express";
import { Answer } from "../http/response-cache/answer.js";
import { graphqlKeyOf } from "../http/response-cache/cache-key.js";
import type { KeptAnswers } from "../http/response-cache/response-cache.js";
import { sendAnswer } from "../http/response-cache/send-answer.js";
import { operationOf } from "../http/logs/operation-name.js";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import type { PublicOperations } from "./public-operations.js";

type Parts = {
  kept: KeptAnswers;
  operations: PublicOperations;
  contextFor(request: Request, response: Response): RequestContext;
};

/** Answers operations whose body is read already: public ones out of what is kept, where it is. */
export function graphqlHandler(
  apollo: ApolloServer<RequestContext>,
  { kept, operations, contextFor }: Parts,
): RequestHandler {
  return async (request, response) => {
    const key = graphqlKeyOf(request);
    const workOut = () => answerOf(apollo, request, contextFor(request, response));
    const isPublic = key !== undefined && operations.asks(request.body);
    sendAnswer(request, response, isPublic ? await kept.answer(key, workOut) : await workOut());
  };
}

async function answerOf(
  apollo: ApolloServer<RequestContext>,
  request: Request,
  context: RequestContext,
): Promise<Answer> {
  const { visitor } = context;
  let isPersonal = false;
  // Whatever its fields promise: an answer for which somebody asked who the visitor is belongs to that visitor.
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
      method: request.method === "HEAD" ? "GET" : request.method, // whose answer is sent without its body
      headers: headersOf(request),
      search: request.url.includes("?") ? request.url.slice(request.url.indexOf("?")) : "",
      body: request.body,
    },
    context: async () => context,
  });
  if (body.kind !== "complete") throw new Error("Answers in pieces are not supported.");
  return new Answer({
    status: status ?? 200,
    headers: { "cache-control": "no-store", ...Object.fromEntries(headers) },
    body: body.string,
    // A refusal for asking too often is meant for one client, not for all who ask the same.
    reach: isPersonal || status === 429 ? "personal" : isComplete(body.string) ? "kept" : "once",
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
