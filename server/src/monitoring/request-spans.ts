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

/** The spans of requests, each in the trace that its sender or a proxy may have begun (W3C Trace Context). */
export function requestSpans(tracer: Tracer, spans: WeakMap<object, Span>) {
  const propagator = new W3CTraceContextPropagator();
  return {
    /** Undefined for files and health checks, which are not traced. */
    begin(activity: RequestActivity): Context | undefined {
      const { request } = activity;
      if (isQuiet(request.url ?? "")) return undefined;
      const parent = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
      const span = tracer.startSpan("request", { kind: SpanKind.SERVER }, parent);
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
