import { Counter, Histogram, type Registry } from "prom-client";
import { operations, type OperationActivity } from "../kernel/activities/activities.js";
import { secondsSince } from "./seconds-since.js";
import { subscribe } from "./subscribe.js";

/** In seconds. Few, since there is a series for each of a few hundred operations. */
const BUCKETS = [0.01, 0.05, 0.25, 1];

/** Counts executed GraphQL operations by name, until the returned function is called. Cached responses execute none. */
export function countOperations(registry: Registry): () => void {
  const registers = [registry];
  const labelNames = ["api", "operation"] as const;
  const durations = new Histogram({
    name: "graphql_operation_duration_seconds",
    help: "Time of execution of GraphQL operations, also of those for pages; `other` are operations that the shop's own front end has not",
    labelNames,
    buckets: BUCKETS,
    registers,
  });
  const failures = new Counter({
    name: "graphql_operation_errors_total",
    help: "Executed GraphQL operations with an error in their result, also of the user's",
    labelNames,
    registers,
  });
  const count = ({ api, name: operation, startedAt, result }: OperationActivity) => {
    durations.observe({ api, operation }, secondsSince(startedAt));
    if (!result || (result.errors?.length ?? 0) > 0) failures.inc({ api, operation });
  };
  return subscribe([operations.asyncEnd, count]);
}
