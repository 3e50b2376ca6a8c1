import { once } from "node:events";
import { ServerResponse } from "node:http";
import type { Request, RequestHandler, Response } from "express";
import {
  createSourceEventStream,
  execute,
  type ExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from "graphql";
import type { Logger } from "pino";
import { noteOperation } from "../http/logs/operation-name.js";
import { statusOf } from "../kernel/errors/error-codes.js";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import { takeRead } from "../kernel/requests/rate-limits.js";
import type { ChangeFeed } from "../kernel/sql/change-feed.js";
import { checkedSubscription, InvalidDocument, type Subscription } from "./checked-subscription.js";
import { formatError } from "./format-error.js";
import { logUnforeseen } from "./log-unforeseen.js";
import type { RegisteredDocuments } from "./registered-documents.js";
import { streamedOperation } from "./sent-operation.js";
import { StreamPlaces, type StreamLimits } from "./stream-places.js";

/** Milliseconds between signs of life, so that no proxy closes a quiet stream; the session is looked at then, too. */
const HEARTBEAT = 20_000;
/** Milliseconds after which browsers connect again. */
const RETRY = 5000;

type StreamParts = {
  schema: GraphQLSchema;
  documents: RegisteredDocuments;
  contextFor(request: Request, response: Response): RequestContext;
  feed: ChangeFeed;
  limits: StreamLimits;
  logger: Logger;
  hideSuggestions: boolean;
};

/** GET and POST /graphql/stream: subscriptions as server-sent events, by the protocol of graphql-sse (a connection each). */
export class Streams {
  private readonly open = new Set<AbortController>();
  private readonly places: StreamPlaces;
  private isDraining = false;

  constructor(private readonly parts: StreamParts) {
    this.places = new StreamPlaces(parts.limits);
  }

  /** Ends all streams. From now on a client is told to come again, to another process. */
  drain(): void {
    this.isDraining = true;
    for (const stream of this.open) stream.abort();
  }

  readonly handler: RequestHandler = async (request, response) => {
    if (this.isDraining) return void begin(response).end();
    const { schema, documents, hideSuggestions } = this.parts;
    try {
      const { asked, name } = streamedOperation(request, documents);
      noteOperation(request, name);
      const subscription = checkedSubscription(schema, asked, hideSuggestions);
      await this.answer(request, response, subscription);
    } catch (error) {
      if (!(error instanceof InvalidDocument)) throw error;
      response.status(400).json(formatted({ errors: error.errors }));
    }
  };

  private async answer(request: Request, response: Response, subscription: Subscription): Promise<void> {
    const contextNow = () => this.parts.contextFor(...apart(request));
    const context = contextNow();
    // Before anything is waited for, so that neither `drain` nor a client that leaves can miss it.
    const stream = new AbortController();
    this.open.add(stream);
    response.once("close", () => stream.abort());
    let free = () => {};
    try {
      await takeRead(context);
      free = this.places.take(context.clientIp);
      const visitorId = await context.visitor.find();
      const events = await createSourceEventStream({
        ...this.executed(subscription),
        contextValue: { ...context, changes: this.parts.feed.until(stream.signal) },
      });
      if (!(Symbol.asyncIterator in events)) return refuse(response, this.shown(events, context));
      begin(response);
      const isSameVisitor = async (now: RequestContext) => (await now.visitor.find()) === visitorId;
      const endWithSession = async () => {
        response.write(":\n\n");
        if (!(await isSameVisitor(contextNow()))) stream.abort();
      };
      const heartbeat = setInterval(() => void endWithSession().catch(() => {}), HEARTBEAT);
      stream.signal.addEventListener("abort", () => clearInterval(heartbeat));
      for await (const rootValue of events) {
        const now = contextNow();
        if (!(await isSameVisitor(now))) break;
        const result = await execute({ ...this.executed(subscription), rootValue, contextValue: now });
        const state = this.shown(result, now);
        await send(response, `event: next\ndata: ${JSON.stringify(state)}\n\n`, stream.signal);
        if (isGone(state)) break;
      }
      // Without "complete" the client connects again: a session that ended is refused then.
      response.end(stream.signal.aborted ? "" : "event: complete\ndata:\n\n");
    } finally {
      stream.abort();
      this.open.delete(stream);
      free();
    }
  }

  private executed({ document, operation, variableValues }: Subscription) {
    return { schema: this.parts.schema, document, operationName: operation.name?.value ?? null, variableValues };
  }

  private shown(result: ExecutionResult, { requestId }: RequestContext) {
    logUnforeseen(this.parts.logger, result.errors ?? [], requestId);
    return formatted(result);
  }
}

/** The request with a session of its own, loaded when it is asked for, and a response that is never sent. */
function apart(request: Request): [Request, Response] {
  const copy: Request = Object.create(request);
  return [copy, new ServerResponse(request) as Response];
}

function begin(response: Response): Response {
  response.writeHead(200, {
    "Content-Type": "text/event-stream; charset=utf-8",
    "Cache-Control": "private, no-store, no-transform",
    "X-Accel-Buffering": "no",
  });
  response.write(`retry: ${RETRY}\n\n`);
  return response;
}

/** What is followed is not there any more, or not for this client. */
const isGone = ({ errors = [] }: { errors?: GraphQLFormattedError[] }) =>
  errors.some(({ extensions }) => extensions?.["code"] === "NOT_FOUND");

function refuse(response: Response, result: { errors?: GraphQLFormattedError[] }): void {
  const code = result.errors?.[0]?.extensions?.["code"];
  response.status(statusOf(String(code))).json(result);
}

/** Waits for a slow reader, so that events don't pile up. */
async function send(response: Response, text: string, signal: AbortSignal): Promise<void> {
  if (!response.write(text)) await once(response, "drain", { signal }).catch(() => {});
}

const formatted = ({ data, errors }: ExecutionResult) => ({
  ...(errors && { errors: errors.map((error) => formatError(error.toJSON(), error)) }),
  ...(data !== undefined && { data }),
});
