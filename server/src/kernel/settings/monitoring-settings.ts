import { z } from "zod";
import { flag, urlOf, wholeNumber } from "./setting-kinds.js";

/** The settings of metrics, slow statements and traces. */
export const MONITORING_VARIABLES = {
  METRICS_PORT: wholeNumber("a port number", { min: 0, max: 65_535 })
    .optional()
    .describe(
      "port on which GET /metrics answers Prometheus, and nothing else is served; without one there are no metrics",
    ),
  METRICS_HOST: z
    .union([z.ipv4(), z.ipv6(), z.hostname()], { error: "must be an IP address or name of this machine" })
    .default("127.0.0.1")
    .describe("IP address on which the metrics are served: one that only your Prometheus reaches"),
  SLOW_STATEMENT_MS: wholeNumber("a whole number of milliseconds, or 0", { min: 0, max: 3000 })
    .default(1000)
    .describe("milliseconds from which on an SQL statement is logged as slow, with its name; 0 logs none"),
  OTEL_EXPORTER_OTLP_ENDPOINT: urlOf(/^https?$/, "an address such as http://collector:4318")
    .optional()
    .describe(
      "OpenTelemetry collector that gets traces of requests by OTLP over HTTP: http://collector:4318; without one there are no traces",
    ),
  TRACES_PERCENT: wholeNumber("a whole number of per cent, 0 to 100", { min: 0, max: 100 })
    .default(10)
    .describe("of the requests so many per cent are traced and sent"),
  TRACES_FOLLOW_SENDER: flag(false).describe(
    "a request goes on with the trace of its traceparent header, and is sent or not as that says: only behind a proxy that sets or removes the header",
  ),
};
