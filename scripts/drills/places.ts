import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startEmbeddedPostgres } from "../../server/dist/database/embedded/embedded-postgres.js";
import { type DatabaseProxy, openDatabaseProxy } from "../../server/test/harness/database-proxy.ts";
import type { Place } from "./drill-shop.ts";

/** A temporary folder. */
export function folder(): Place {
  const dataDir = mkdtempSync(path.join(tmpdir(), "drill-"));
  return { dataDir, leave: async () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** A temporary folder with an external Postgres, behind a proxy that can be cut. */
export async function databaseBeside(): Promise<Place & { way: DatabaseProxy }> {
  const { dataDir, leave } = folder();
  const postgres = await startEmbeddedPostgres({ dataDir });
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
