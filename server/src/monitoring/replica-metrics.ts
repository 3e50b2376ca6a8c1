import { Gauge, type Registry } from "prom-client";
import type { ReplicaState } from "../replicas/replica.js";

/** Shows the replicas of the database at the moment of asking. */
export function showReplicas(registry: Registry, replicas: () => readonly ReplicaState[]): void {
  const registers = [registry];
  const labelNames = ["replica"] as const;
  new Gauge({
    name: "sql_replica_in_use",
    help: "1 where public reads ask the replica; 0 where it does not answer, or is behind the catalogue",
    labelNames,
    registers,
    collect() {
      for (const { name, isInUse } of replicas()) this.set({ replica: name }, isInUse ? 1 : 0);
    },
  });
  new Gauge({
    name: "sql_replica_lag_seconds",
    help: "Age of what the replica has replayed last, while it has received more; nothing where it does not answer",
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const { name, lag } of replicas()) if (lag !== undefined) this.set({ replica: name }, lag);
    },
  });
}
