import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { DataSource } from "typeorm";
import { openPool } from "../kernel/sql/pool.js";
import { rowOf } from "../kernel/sql/query.js";
import { doctorQueries } from "./doctor.queries.js";
import { fault, well, type Finding } from "./finding.js";

/** Milliseconds in which a replica must reach what the database has now, and between two questions. */
const PATIENCE = 3000;
const PAUSE = 100;

/** Whether each replica of the database follows it. Neither URLs nor the database's words are printed: they may hold passwords. */
export async function replicaFindings(database: DataSource, urls: readonly string[]): Promise<Finding[]> {
  if (urls.length === 0) return [];
  const { position } = await rowOf(database, doctorQueries.position);
  return Promise.all(urls.map((url, place) => replicaFinding(`Replica ${place + 1}`, url, position)));
}

async function replicaFinding(name: string, url: string, position: string): Promise<Finding> {
  const replica = openPool(url, 1, name);
  try {
    return await findingAt(replica, name, position);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? ` (${String(error.code)})` : "";
    return fault(
      `${name} of DATABASE_READ_URLS can't be asked${code}. See whether it runs and whether host, port, role and password are right.`,
    );
  } finally {
    await replica.end();
  }
}

async function findingAt(replica: pg.Pool, name: string, position: string): Promise<Finding> {
  const until = performance.now() + PATIENCE;
  for (;;) {
    const { isReplica, bytes } = await rowOf(replica, doctorQueries.behind, [position]);
    if (!isReplica)
      return fault(
        `${name} of DATABASE_READ_URLS is no replica: it follows no database. Take it out, or make it anew.`,
      );
    if (bytes !== null && bytes <= 0) return well(`${name} follows the database.`);
    if (performance.now() > until)
      return fault(
        `${name} is ${bytes === null ? "at an unknown place" : `${Math.ceil(bytes / 1024)} kB behind the database`}. See whether replay is paused there and whether it receives (pg_stat_wal_receiver); make it anew if it can't catch up.`,
      );
    await sleep(PAUSE);
  }
}
