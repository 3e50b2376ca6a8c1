import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startEmbeddedPostgres } from "@measured/embedded-postgres";
import pg from "pg";
import { afterAll, beforeAll, expect, vi } from "vitest";
import { migrate } from "../../src/composition/database/run-migrations.js";
import { seedCatalogue } from "../../src/composition/seed/seed.js";
import { copyCluster, follow } from "./replica-cluster.js";

/** A Postgres of its own with the whole catalogue, and replicas that stream from it. */
export type ReplicatedDatabase = { url: string; replicaUrls: string[]; stop(): Promise<void> };

const LOCATION = { database: "shop", fast: true };

/** Starts one before the tests of this file and stops it after them. */
export function useReplicatedDatabase(replicas: number): () => ReplicatedDatabase {
  let database: ReplicatedDatabase | undefined;
  beforeAll(async () => {
    database = await startReplicatedDatabase(replicas);
  }, 120_000);
  afterAll(() => database?.stop());
  return () => {
    if (!database) throw new Error("The database is not started yet.");
    return database;
  };
}

async function startReplicatedDatabase(replicas: number): Promise<ReplicatedDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), "shop-replicas-"));
  const place = (name: string) => path.join(folder, name);
  const filled = await startEmbeddedPostgres({ folder: place("primary"), ...LOCATION });
  await migrate(filled.url);
  await seedCatalogue(filled.url, { today: new Date("2025-07-01") });
  await filled.stop(); // its files can be copied as they are
  const names = Array.from({ length: replicas }, (_, index) => `replica-${index + 1}`);
  for (const name of names) copyCluster(place("primary"), place(name));
  const primary = await startEmbeddedPostgres({ folder: place("primary"), ...LOCATION });
  const started = [primary];
  for (const name of names) {
    follow(place(name), primary.url);
    started.push(await startEmbeddedPostgres({ folder: place(name), ...LOCATION }));
  }
  return {
    url: primary.url,
    replicaUrls: started.slice(1).map(({ url }) => url),
    async stop() {
      // Replicas first: a primary waits for them before it ends.
      for (const { stop } of started.toReversed()) await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Stops a replica from replaying what it receives. */
export async function pauseReplay(url: string): Promise<void> {
  await runAt(url, "SELECT pg_wal_replay_pause()");
  const isPaused = async () =>
    expect(await runAt(url, "SELECT pg_get_wal_replay_pause_state() AS state")).toEqual([{ state: "paused" }]);
  await vi.waitFor(isPaused, { timeout: 10_000, interval: 20 });
}

export async function resumeReplay(url: string): Promise<void> {
  await runAt(url, "SELECT pg_wal_replay_resume()");
}

/** Runs one statement at a URL and returns the rows. */
export async function runAt(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
