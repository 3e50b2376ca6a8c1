import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import { statements, type StatementActivity } from "../kernel/activities/activities.js";
import { openPools } from "../kernel/sql/pool.js";
import { BoundedNames } from "./bounded-names.js";
import { secondsSince } from "./seconds-since.js";
import { subscribe } from "./subscribe.js";

/** Statements of the code are some three hundred, of which many have one verb and table. */
const NAMES = 300;
/** In seconds. Few, since each name has a series for each. */
const BUCKETS = [0.002, 0.01, 0.05, 0.25, 1];

/** Counts SQL statements by name, until the returned function is called. */
export function countStatements(registry: Registry): () => void {
  const registers = [registry];
  const names = new BoundedNames(NAMES);
  const durations = new Histogram({
    name: "sql_statement_duration_seconds",
    help: "Time of SQL statements by name, without waiting for a connection",
    labelNames: ["statement"],
    buckets: BUCKETS,
    registers,
  });
  const failures = new Counter({
    name: "sql_statement_failures_total",
    help: "SQL statements that Postgres refused or did not answer, by name",
    labelNames: ["statement"],
    registers,
  });
  const count = ({ name, startedAt }: StatementActivity) =>
    durations.observe({ statement: names.of(name) }, secondsSince(startedAt));
  const countFailure = ({ name }: StatementActivity) => failures.inc({ statement: names.of(name) });
  return subscribe([statements.asyncEnd, count], [statements.error, countFailure]);
}

/** Shows the pools of the process at the moment of asking. */
export function showPools(registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: "sql_pool_connections",
    help: "Open connections of a pool, busy or idle",
    labelNames: ["pool", "state"],
    registers,
    collect() {
      this.reset();
      for (const { name, pool } of openPools()) {
        this.inc({ pool: name, state: "busy" }, pool.totalCount - pool.idleCount);
        this.inc({ pool: name, state: "idle" }, pool.idleCount);
      }
    },
  });
  new Gauge({
    name: "sql_pool_waiting",
    help: "Statements that wait for a connection of a pool",
    labelNames: ["pool"],
    registers,
    collect() {
      this.reset();
      for (const { name, pool } of openPools()) this.inc({ pool: name }, pool.waitingCount);
    },
  });
}
