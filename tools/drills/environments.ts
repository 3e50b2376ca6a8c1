import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startEmbeddedPostgres } from "@measured/embedded-postgres";
import { openDatabaseProxy, type DatabaseProxy } from "../../server/test/harness/database-proxy.ts";
import type { DrillEnvironment } from "./drill-shop.ts";

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

/** A temporary folder with an external Postgres, behind a proxy that can be cut. */
export async function externalDatabase(): Promise<DrillEnvironment & { proxy: DatabaseProxy }> {
  const { dataDir, remove } = temporaryFolder();
  const postgres = await startEmbeddedPostgres({ folder: path.join(dataDir, "postgres") });
  const proxy = await openDatabaseProxy(postgres.url);
  return {
    dataDir,
    database: { shopUrl: proxy.url, directUrl: postgres.url },
    proxy,
    async remove() {
      await proxy.close();
      await postgres.stop();
      await remove();
    },
  };
}
