import { collectDefaultMetrics, Registry } from "prom-client";
import type { DataSource } from "typeorm";
import type { ResponseCache } from "../http/response-cache/response-cache.js";
import type { ReplicaState } from "../replicas/replica.js";
import { showCaches } from "./cache-metrics.js";
import { countOccurrences } from "./occurrence-metrics.js";
import { countOperations } from "./operation-metrics.js";
import { showQueues } from "./queue-metrics.js";
import { showReplicas } from "./replica-metrics.js";
import { countRequests } from "./request-metrics.js";
import { countStatements, showPools } from "./statement-metrics.js";

/** What is watched. */
export type MetricsParts = {
  database: DataSource;
  /** The response caches by name; a worker has none. */
  caches: Readonly<Record<string, ResponseCache>>;
  /** The replicas of the database at this moment. */
  replicas(): readonly ReplicaState[];
};

export type Metrics = { registry: Registry; close(): void };

/** Counts from now on what the process does. Labels are names of the code alone, never what somebody has sent. */
export function openMetrics({ database, caches, replicas }: MetricsParts): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  showPools(registry);
  showCaches(registry, caches);
  showQueues(registry, database);
  showReplicas(registry, replicas);
  const ends = [countRequests, countOperations, countStatements, countOccurrences].map((count) => count(registry));
  return {
    registry,
    close() {
      for (const end of ends) end();
      registry.clear();
    },
  };
}
