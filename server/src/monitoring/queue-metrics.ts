import { Gauge, type Registry } from "prom-client";
import type { DataSource } from "typeorm";
import { rowsOf } from "../kernel/sql/query.js";
import { queueQueries } from "./queue.queries.js";

/** Milliseconds for which an answer counts: several who watch must not cost more statements. */
const LASTS = 5000;

/** Shows the queues of background jobs. Every process shows the same, because they share them. */
export function showQueues(registry: Registry, database: DataSource): void {
  const registers = [registry];
  const labelNames = ["queue"] as const;
  const read = remembered(() => rowsOf(database, queueQueries.due).catch(() => undefined));
  new Gauge({
    name: "job_queue_waiting",
    help: "Jobs that are due and have not begun",
    labelNames,
    registers,
    async collect() {
      this.reset();
      for (const { queue, waiting } of (await read()) ?? []) this.set({ queue }, waiting);
    },
  });
  new Gauge({
    name: "job_queue_oldest_seconds",
    help: "For how long the oldest of them has been due",
    labelNames,
    registers,
    async collect() {
      this.reset();
      for (const { queue, oldest } of (await read()) ?? []) this.set({ queue }, oldest);
    },
  });
  new Gauge({
    name: "job_queue_readable",
    help: "1 where the queues could be read; 0 while the database does not answer",
    registers,
    async collect() {
      this.set((await read()) === undefined ? 0 : 1);
    },
  });
}

function remembered<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let askedAt = -Infinity;
  let answer: Promise<Value>;
  return () => {
    if (performance.now() - askedAt >= LASTS) {
      askedAt = performance.now();
      answer = ask();
    }
    return answer;
  };
}
