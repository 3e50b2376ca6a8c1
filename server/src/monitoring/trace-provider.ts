import { setGlobalErrorHandler } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Logger } from "pino";

export type TraceParts = {
  /** URL of an OTLP collector, without /v1/traces. */
  endpoint: string;
  /** Of the traces that the shop begins, so many per cent are sent. */
  percent: number;
  /** Whether a request goes on with the trace of its sender, and is sent or not as the sender says. */
  followsSender: boolean;
  logger: Logger;
};

/** Milliseconds for which a collector may take a batch. */
const PATIENCE = 5000;
/** What the shop is called among other services, unless OTEL_SERVICE_NAME says otherwise. */
const NAME = "measured-blind-shop";

/** OpenTelemetry, with batches that go to a collector every five seconds. A collector that is away costs spans and log lines alone. */
export function createTraceProvider({ endpoint, percent, logger }: Omit<TraceParts, "followsSender">): TracerProvider {
  setGlobalErrorHandler((error) => logger.warn({ err: error }, "traces not sent"));
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, "")}/v1/traces`,
    timeoutMillis: PATIENCE,
  });
  return new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ "service.name": NAME }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(percent / 100) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
}
