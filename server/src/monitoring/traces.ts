import { AsyncLocalStorage } from "node:async_hooks";
import { SpanStatusCode, trace, type Attributes, type Context, type Span } from "@opentelemetry/api";
import { requests, type RequestActivity } from "../http/activity/request-activity.js";
import {
  operations,
  statements,
  type OperationActivity,
  type StatementActivity,
} from "../kernel/activities/activities.js";
import { requestSpans } from "./request-spans.js";
import { subscribe } from "./subscribe.js";
import { createTraceProvider, type TraceParts } from "./trace-provider.js";

/** The context of the innermost span; the channels' type of what is stored is `unknown`. */
const current = new AsyncLocalStorage<unknown>();
const parentContext = () => current.getStore() as Context | undefined;

/**
 * Sends a trace of each request to a collector: a span of the request, in it one of each GraphQL operation, and of each SQL statement.
 * Spans have names of the code, and neither paths nor values. Until the returned function is called, which sends the last ones.
 */
export function openTraces(parts: TraceParts): () => Promise<void> {
  const provider = createTraceProvider(parts);
  const tracer = provider.getTracer("shop");
  const spans = new WeakMap<object, Span>();
  const ofRequests = requestSpans(tracer, spans, parts.followsSender);
  /** Begins a span within that of the request; of what runs in the background there is none. */
  const begin = (activity: object, name: string, attributes: Attributes): Context | undefined => {
    const parent = parentContext();
    if (parent === undefined) return undefined;
    const span = tracer.startSpan(name, { attributes }, parent);
    spans.set(activity, span);
    return trace.setSpan(parent, span);
  };
  requests.start.bindStore(current, (activity) => ofRequests.begin(activity));
  operations.start.bindStore(current, (activity) => begin(activity, ...ofOperation(activity)));
  const end = subscribe<RequestActivity>([requests.asyncEnd, (activity) => ofRequests.end(activity)]);
  const endInner = subscribe<StatementActivity | OperationActivity>(
    [statements.start, (activity) => begin(activity, ...ofStatement(activity))],
    ...[operations.error, statements.error].map((channel) => [channel, fail] as const),
    ...[operations.asyncEnd, statements.asyncEnd].map((channel) => [channel, finish] as const),
  );
  function fail(activity: object) {
    spans.get(activity)?.setStatus({ code: SpanStatusCode.ERROR });
  }
  function finish(activity: StatementActivity | OperationActivity) {
    if ("api" in activity && (activity.result?.errors?.length ?? 0) > 0) fail(activity);
    spans.get(activity)?.end();
  }
  return async () => {
    requests.start.unbindStore(current);
    operations.start.unbindStore(current);
    end();
    endInner();
    await provider.shutdown();
  };
}

const ofOperation = ({ api, name }: OperationActivity) =>
  [`graphql ${name}`, { "graphql.operation.name": name, "shop.api": api }] as const;

const ofStatement = ({ name }: Pick<StatementActivity, "name">) =>
  [name, { "db.system.name": "postgresql", "db.query.summary": name }] as const;
