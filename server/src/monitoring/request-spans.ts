import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type Tracer,
} from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import type { RequestActivity } from "../http/activity/request-activity.js";
import { isQuiet } from "../http/logs/logs.js";
import { requestIdOf } from "../http/logs/request-id.js";

/**
 * The spans of requests, each in a trace of its own with a link to that of its sender (W3C Trace Context).
 * @param followsSender whether they go on with the sender's trace instead, which then decides whether they are recorded
 */
export function requestSpans(tracer: Tracer, spans: WeakMap<object, Span>, followsSender: boolean) {
  const propagator = new W3CTraceContextPropagator();
  return {
    /** Undefined for files and health checks, which are not traced. */
    begin(activity: RequestActivity): Context | undefined {
      const { request } = activity;
      if (isQuiet(request.url ?? "")) return undefined;
      const senders = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
      const parent = followsSender ? senders : ROOT_CONTEXT;
      const sender = followsSender ? undefined : trace.getSpanContext(senders);
      const links = sender ? [{ context: sender }] : [];
      const span = tracer.startSpan("request", { kind: SpanKind.SERVER, links }, parent);
      request.traceId = span.spanContext().traceId;
      spans.set(activity, span);
      return trace.setSpan(parent, span);
    },
    end(activity: RequestActivity): void {
      const { request, response, route } = activity;
      const { method = "" } = request;
      const { statusCode } = response;
      spans
        .get(activity)
        ?.updateName(`${method} ${route}`)
        .setAttributes({
          "http.request.method": method,
          "http.route": route,
          "shop.request_id": requestIdOf(request),
          ...(response.writableFinished && { "http.response.status_code": statusCode }),
        })
        .setStatus({ code: statusCode >= 500 ? SpanStatusCode.ERROR : SpanStatusCode.UNSET })
        .end();
    },
  };
}
