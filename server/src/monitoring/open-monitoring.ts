import type { Server } from "node:http";
import type { Logger } from "pino";
import { watchPool } from "../kernel/sql/pool.js";
import { poolOf } from "../kernel/sql/query.js";
import type { MetricsParts } from "./metrics.js";
import { logSlowStatements } from "./slow-statements.js";

type MonitoringParts = MetricsParts & {
  settings: {
    /** Undefined where there are no metrics; 0 chooses a free port. */
    metricsPort?: number | undefined;
    metricsHost: string;
    /** Milliseconds; 0 for none. */
    slowStatementMs: number;
    /** URL of the collector of traces; undefined where there are none. */
    otelExporterOtlpEndpoint?: string | undefined;
    tracesPercent: number;
    /** Whether the senders of requests are trusted with what is traced. */
    tracesFollowSender: boolean;
  };
  logger: Logger;
};

export type Monitoring = {
  /** Address of the metrics. */
  metricsUrl: string | undefined;
  close(): Promise<void>;
};

/** Begins to watch the process as the settings say. What is off is not even loaded. */
export async function openMonitoring({ settings, logger, ...watched }: MonitoringParts): Promise<Monitoring> {
  const { metricsPort, metricsHost, slowStatementMs, tracesPercent, otelExporterOtlpEndpoint: endpoint } = settings;
  const { tracesFollowSender: followsSender } = settings;
  watchPool("shop", poolOf(watched.database));
  const ends: (() => void | Promise<void>)[] = [];
  if (endpoint !== undefined) {
    const { openTraces } = await import("./traces.js");
    ends.push(openTraces({ endpoint, percent: tracesPercent, followsSender, logger }));
  }
  if (slowStatementMs > 0) ends.push(logSlowStatements(logger, slowStatementMs));
  const metrics = metricsPort === undefined ? undefined : await openPort({ metricsPort, metricsHost }, watched);
  if (metrics) ends.push(metrics.close);
  return {
    metricsUrl: metrics?.url,
    async close() {
      for (const end of ends) await end();
    },
  };
}

/** Counts, and serves what is counted. */
async function openPort(place: { metricsPort: number; metricsHost: string }, watched: MetricsParts) {
  const [{ openMetrics }, { serveMetrics }] = await Promise.all([
    import("./metrics.js"),
    import("./metrics-server.js"),
  ]);
  const { registry, close } = openMetrics(watched);
  const { server, url } = await serveMetrics(registry, place);
  return {
    url,
    async close() {
      await closed(server);
      close();
    },
  };
}

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
