import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startEmbeddedPostgres } from "@measured/embedded-postgres";
import { type DatabaseProxy, openDatabaseProxy } from "../../server/test/harness/database-proxy.ts";
import type { Place } from "./drill-shop.ts";

/** A temporary folder. */
export function folder(): Place {
  const dataDir = mkdtempSync(path.join(tmpdir(), "drill-"));
  return { dataDir, leave: async () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** A temporary folder on a small disk of its own (tmpfs). Undefined where this user may not mount one. */
export function smallDisk(megabytes: number): Place | undefined {
  const { dataDir, leave } = folder();
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", dataDir]);
  if (status === 0)
    return {
      dataDir,
      async leave() {
        spawnSync("umount", [dataDir]);
        await leave();
      },
    };
  void leave();
  return undefined;
}

/** Fills the disk of the folder. Call the returned function to free the space again. */
export function fill(dataDir: string): () => void {
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

/** A temporary folder with an external Postgres, behind a proxy that can be cut. */
export async function databaseBeside(): Promise<Place & { way: DatabaseProxy }> {
  const { dataDir, leave } = folder();
  const postgres = await startEmbeddedPostgres({ folder: path.join(dataDir, "postgres") });
  const way = await openDatabaseProxy(postgres.url);
  return {
    dataDir,
    database: { shopUrl: way.url, directUrl: postgres.url },
    way,
    async leave() {
      await way.close();
      await postgres.stop();
      await leave();
    },
  };
}
