import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startEmbeddedPostgres } from "@measured/embedded-postgres";
import pg from "pg";
import { runStep } from "../../scripts/steps.ts";
import { PATIENT } from "../../server/dist/kernel/sql/connection-limits.js";

/** Databases of several sizes in a Postgres of the benchmark's own, in a temporary folder. */
export type Datasets = {
  /** The temporary folder, also for logs. */
  folder: string;
  /** Version of Postgres. */
  version: string;
  /** The URL of the database with this number of products, seeded on first use. */
  database(products: number): Promise<string>;
  close(): Promise<void>;
};

export async function openDatasets(): Promise<Datasets> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  const postgres = await startEmbeddedPostgres({ folder: path.join(folder, "postgres") });
  const filled = new Map<number, string>();
  const administer = async (text: string) => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query(text);
    await client.end();
    return rows;
  };
  const [{ server_version: version }] = await administer("SHOW server_version");
  return {
    folder,
    version,
    async database(products) {
      const known = filled.get(products);
      if (known !== undefined) return known;
      const url = new URL(postgres.socketUrl);
      url.pathname = `/shop_${products}`;
      await administer(`CREATE DATABASE shop_${products}`);
      await fill(url.href, products);
      filled.set(products, url.href);
      return url.href;
    },
    async close() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function fill(url: string, products: number): Promise<void> {
  const command = ["node", "server/dist/commands/seed.js", "--products", String(products)] as const;
  const { ok, output } = await runStep(`Fill a database`, [...command], { DATABASE_URL: url, SESSION_SECRETS: SECRET });
  if (!ok) throw new Error(output);
  // For the query plans of a shop that has been running for a while.
  const client = new pg.Client({ connectionString: url, ...PATIENT });
  await client.connect();
  // The baseline searches documents by an index; the shop needs none.
  await client.query("CREATE INDEX ON product_search USING gin (document)");
  await client.query("VACUUM ANALYZE");
  await client.end();
}

/** Signs the sessions of all measured shops, so that they can share them. */
export const SECRET = "a secret for benchmarks and nothing else";
