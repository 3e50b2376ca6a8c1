import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startEmbeddedPostgres } from "@measured/embedded-postgres";
import { openDatabaseProxy, type DatabaseProxy } from "../../server/test/harness/database-proxy.ts";
import { findPgBouncer } from "../../server/test/harness/pgbouncer-program.ts";
import { startPgBouncer } from "../../server/test/harness/pgbouncer.ts";
import type { DrillEnvironment } from "./environment.ts";

/** A temporary folder. */
export function temporaryFolder(): DrillEnvironment {
  const dataDir = mkdtempSync(path.join(tmpdir(), "drill-"));
  return { dataDir, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** A temporary folder on a small disk of its own (tmpfs). Undefined where this user may not mount one. */
export function smallDisk(megabytes: number): DrillEnvironment | undefined {
  const { dataDir, remove } = temporaryFolder();
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", dataDir]);
  if (status === 0)
    return {
      dataDir,
      async remove() {
        spawnSync("umount", [dataDir]);
        await remove();
      },
    };
  void remove();
  return undefined;
}

/** Fills the disk of the folder. Call the returned function to free the space again. */
export function fillDisk(dataDir: string): () => void {
  const ballast = path.join(dataDir, "ballast");
  const file = openSync(ballast, "w");
  for (const size of [2 ** 20, 2 ** 12]) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    }
  }
  closeSync(file);
  return () => rmSync(ballast);
}

/** A temporary folder with an external Postgres, and the processes of a shop with these settings. */
export async function externalDatabase(
  processes: DrillEnvironment["processes"] = [{}],
): Promise<DrillEnvironment & { database: { shopUrl: string; directUrl: string } }> {
  const { dataDir, remove } = temporaryFolder();
  const postgres = await startEmbeddedPostgres({ folder: path.join(dataDir, "postgres") });
  return {
    dataDir,
    database: { shopUrl: postgres.url, directUrl: postgres.url },
    processes,
    async remove() {
      await postgres.stop();
      await remove();
    },
  };
}

/** The same, behind a proxy that can be cut and frozen. */
export async function databaseBehindProxy(): Promise<DrillEnvironment & { proxy: DatabaseProxy }> {
  const { database, remove, ...environment } = await externalDatabase();
  const proxy = await openDatabaseProxy(database.directUrl);
  return {
    ...environment,
    database: { ...database, shopUrl: proxy.url },
    proxy,
    async remove() {
      await proxy.close();
      await remove();
    },
  };
}

/** The same, behind PgBouncer, which `restart` kills and starts anew on its port. Undefined where there is none of a version that serves. */
export async function databaseBehindPgBouncer(): Promise<
  (DrillEnvironment & { restart(): Promise<void> }) | undefined
> {
  const program = findPgBouncer();
  if (program === undefined) return undefined;
  const { database, remove, ...environment } = await externalDatabase();
  let pgBouncer = await startPgBouncer(program, database.directUrl);
  const { port } = pgBouncer;
  return {
    ...environment,
    database: { ...database, shopUrl: Object.assign(new URL(database.directUrl), { port }).href },
    processes: [{ DATABASE_DIRECT_URL: database.directUrl }],
    async restart() {
      await pgBouncer.stop();
      pgBouncer = await startPgBouncer(program, database.directUrl, port);
    },
    async remove() {
      await pgBouncer.stop();
      await remove();
    },
  };
}

/** Settings of a process whose clock is wrong by so much ("+1h", "-1h"), by libfaketime. Undefined where that is not installed. */
export function wrongClock(difference: string): NodeJS.ProcessEnv | undefined {
  const { status, stdout } = spawnSync("faketime", ["-m", "-f", difference, "printenv", "LD_PRELOAD"], {
    encoding: "utf8",
  });
  // Durations stay true: a wrong clock does not run faster.
  if (status !== 0) return undefined;
  return { LD_PRELOAD: stdout.trim(), FAKETIME: difference, FAKETIME_DONT_FAKE_MONOTONIC: "1" };
}
