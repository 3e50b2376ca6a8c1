import type { ApolloServer } from "@apollo/server";
import { Router, type Request, type RequestHandler, type Response } from "express";
import { getOperationAST, Kind, OperationTypeNode, parse, type GraphQLSchema } from "graphql";
import type { Logger } from "pino";
import { jsonBody, staffJsonBody } from "../http/body/json-body.js";
import { noteOperation } from "../http/logs/operation-name.js";
import { answerOtherMethod } from "../http/security/allowed-methods.js";
import type { ShopError } from "../kernel/errors/shop-error.js";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import { createApollo } from "./apollo.js";
import { bodyErrors } from "./body-errors.js";
import { observedExecutor, rootFieldOf } from "./execution/observed-executor.js";
import { plannedExecutor, type Executor } from "./execution/planned-execution.js";
import { headersOf } from "./header-map.js";
import { LIMITS } from "./limits.js";

type MembersParts<Context extends RequestContext> = {
  schema: GraphQLSchema;
  logger: Logger;
  /** @throws {ShopError} where the request is refused before it is read */
  contextFor(request: Request, response: Response): Promise<Context>;
  /** Operations that anybody may ask for. */
  openOperations: ReadonlySet<string>;
  /** Why the context may ask for nothing else; undefined where it may. */
  refusalOf(context: Context): ShopError | undefined;
  /** Called after each mutation, before its response is sent. */
  onChange(): void;
};

/**
 * A GraphQL API that shows nothing to strangers: before its schema is asked, their operations are refused, all alike. POST
 * only; no response is stored; nobody may introspect.
 */
export async function openMembersGraphql<Context extends RequestContext>(
  parts: MembersParts<Context>,
): Promise<{ routes: Router; close(): Promise<void> }> {
  const { schema, logger } = parts;
  const observed = observedExecutor(plannedExecutor(schema), { api: "staff", nameOf: rootFieldOf(schema) });
  const execute = tellingOfMutations(observed, parts.onChange);
  const apollo = createApollo(schema, { logger, execute, isExplorable: false });
  await apollo.start();
  const routes = Router();
  routes.use(neverStored, postOnly, handler(apollo, parts), bodyErrors(logger));
  return { routes, close: () => apollo.stop() };
}

function tellingOfMutations(execute: Executor, onChange: () => void): Executor {
  return async (asked) => {
    try {
      return await execute(asked);
    } finally {
      if (getOperationAST(asked.document, asked.operationName)?.operation === OperationTypeNode.MUTATION) onChange();
    }
  };
}

const neverStored: RequestHandler = (_request, response, next) => {
  response.set("Cache-Control", "no-store");
  next();
};

const postOnly: RequestHandler = (request, response, next) => {
  if (request.method === "POST") return next();
  answerOtherMethod(request, response, ["POST"]);
};

function handler<Context extends RequestContext>(
  apollo: ApolloServer<RequestContext>,
  { contextFor, openOperations, refusalOf }: MembersParts<Context>,
): RequestHandler {
  return async (request, response) => {
    const context = await contextFor(request, response);
    const refusal = refusalOf(context);
    // Strangers get no more memory here than anywhere else.
    await readBody(refusal ? jsonBody : staffJsonBody, request, response);
    if (refusal && !asksOnlyFor(openOperations, request.body)) throw refusal;
    noteOperation(request, undefined);
    const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: "POST", headers: headersOf(request), search: "", body: request.body },
      context: async () => context,
    });
    if (body.kind !== "complete") throw new Error("Incremental responses are not supported.");
    response.status(status ?? 200);
    for (const [name, value] of headers) response.set(name, value);
    response.set("Cache-Control", "no-store").send(body.string);
  };
}

/** Parses the body. @throws what the parser refuses it for */
const readBody = (parser: RequestHandler, request: Request, response: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    void parser(request, response, (error: unknown) => (error === undefined ? resolve() : reject(error)));
  });

/** Whether a body has a readable document whose operations select nothing but these fields. */
function asksOnlyFor(allowed: ReadonlySet<string>, body: unknown): boolean {
  const query = typeof body === "object" && body !== null && "query" in body ? body.query : undefined;
  if (typeof query !== "string") return false;
  try {
    const { definitions } = parse(query, { maxTokens: LIMITS.tokens });
    return definitions.every(
      (definition) =>
        definition.kind === Kind.OPERATION_DEFINITION &&
        definition.selectionSet.selections.every(
          (selection) => selection.kind === Kind.FIELD && allowed.has(selection.name.value),
        ),
    );
  } catch {
    return false;
  }
}
