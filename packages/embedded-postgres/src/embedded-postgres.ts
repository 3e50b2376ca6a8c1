import path from "node:path";
import { AbortError } from "p-retry";
import pg from "pg";
import { postgresAccount } from "./account.ts";
import { postgresBinaries } from "./binaries.ts";
import { clusterFiles, ensureCluster, hasCluster, prepareFolder } from "./cluster.ts";
import { takeOwnership } from "./ownership.ts";
import { endOrphan } from "./postmaster-file.ts";
import { keepRunning } from "./restarts.ts";
import { DATABASE, embeddedUrl } from "./running-postgres.ts";
import { startProcess } from "./server-process.ts";

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
  /** Resolves with a plain reason once Postgres has ended by itself and can't be started again. */
  lost: Promise<Error>;
  /** Ends Postgres and gives the folder free. May be called again. */
  stop(): Promise<void>;
};

/**
 * Starts a real Postgres that came as an npm package, on the data in `${dataDir}/postgres`, made there when missing.
 * It is started again when it ends by itself, and it ends with this process, even when that is killed. Rejects with an Error of one or two plain sentences: another shop
 * runs on the folder, the folder is another user's, the platform has no package, or Postgres did not come up.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, fast = false, log = () => {} } = options;
  const account = postgresAccount();
  const binaries = await postgresBinaries(account);
  const folder = prepareFolder(path.resolve(dataDir, "postgres"), account);
  const files = clusterFiles(folder);
  const ownership = takeOwnership(files.lock);
  try {
    await endOrphan(files.data, log);
    const state = await ensureCluster(folder, { account, binaries, fast });
    log(state === "made" ? `Made an empty database in ${folder}.` : `Opening the database in ${folder}.`);
    const launch = { folder, account, binaries, fast };
    const first = await startProcess(launch);
    const { port } = first;
    const startAgain = async (signal: AbortSignal) => {
      // Never an empty one in its place: what is lost is to be seen.
      if (!hasCluster(folder)) throw new AbortError(`Its data is no longer in ${files.data}.`);
      if (!ownership.isHeld()) throw new AbortError(`The lock of this shop on ${folder} was removed or replaced.`);
      await endOrphan(files.data, log);
      return startProcess({ ...launch, port, signal });
    };
    const postgres = keepRunning(first, { startAgain, log });
    const stop = async () => {
      await postgres.stop();
      ownership.release();
    };
    await ensureDatabase(embeddedUrl(folder, port, "postgres")).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return { url: embeddedUrl(folder, port), lost: postgres.lost, stop };
  } catch (error) {
    ownership.release();
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
