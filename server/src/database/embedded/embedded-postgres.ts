import path from "node:path";
import pg from "pg";
import { postgresAccount } from "./account.js";
import { postgresBinaries } from "./binaries.js";
import { clusterFiles, ensureCluster, prepareFolder } from "./cluster.js";
import { takeOwnership } from "./ownership.js";
import { endOrphan } from "./postmaster-file.js";
import { DATABASE, embeddedUrl } from "./running-postgres.js";
import { startProcess } from "./server-process.js";

type EmbeddedPostgresOptions = {
  /** The shop's data folder; Postgres keeps everything in its subfolder `postgres`. */
  dataDir: string;
  /** For data that is thrown away: quicker, but what was just committed is lost with a crash. */
  fast?: boolean;
  /** Is told in a line what happens. */
  log?: (line: string) => void;
};

/** A Postgres of this process alone. */
export type EmbeddedPostgres = {
  /** Of the database `shop`, with the password. */
  url: string;
  /** Ends Postgres and gives the folder free. May be called again. */
  stop(): Promise<void>;
};

/**
 * Starts a real Postgres that came as an npm package, on the data in `${dataDir}/postgres`, made there when missing.
 * It ends with this process, even when that is killed. Rejects with an Error of one or two plain sentences: another shop
 * runs on the folder, the folder is another user's, the platform has no package, or Postgres did not come up.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, fast = false, log = () => {} } = options;
  const account = postgresAccount();
  const binaries = await postgresBinaries(account);
  const folder = prepareFolder(path.resolve(dataDir, "postgres"), account);
  const files = clusterFiles(folder);
  const release = takeOwnership(files.lock);
  try {
    await endOrphan(files.data, log);
    const state = await ensureCluster(folder, { account, binaries, fast });
    log(state === "made" ? `Made an empty database in ${folder}.` : `Opening the database in ${folder}.`);
    const postgres = await startProcess({ folder, account, binaries, fast, log });
    const stop = async () => {
      await postgres.stop();
      release();
    };
    await ensureDatabase(embeddedUrl(folder, postgres.port, "postgres")).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return { url: embeddedUrl(folder, postgres.port), stop };
  } catch (error) {
    release();
    throw error;
  }
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [DATABASE]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(DATABASE)}`);
  } finally {
    await client.end();
  }
}
