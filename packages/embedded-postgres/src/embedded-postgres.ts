import path from "node:path";
import { AbortError } from "p-retry";
import pg from "pg";
import { postgresAccount } from "./account.ts";
import { postgresBinaries } from "./binaries.ts";
import { clusterFiles, ensureCluster, hasCluster, prepareFolder } from "./cluster.ts";
import { refuseOnlyKept } from "./kept-clusters.ts";
import { refuseOtherMajor } from "./major-version.ts";
import { takeOwnership } from "./ownership.ts";
import { endOrphan } from "./postmaster-file.ts";
import { keepRunning } from "./restarts.ts";
import { databaseUrl, type DatabaseLocation } from "./running-postgres.ts";
import { startProcess } from "./server-process.ts";
import { fitsSocket } from "./unix-socket.ts";

/** What to start. */
export type EmbeddedPostgresOptions = DatabaseLocation & {
  /** For data that is thrown away: faster, but a crash loses the last commits. */
  fast?: boolean;
  /** Folder of an installation of Postgres, with its programs in `bin`; that of the platform's npm package unless given. */
  programs?: string;
  /** Transactions are read-only unless they ask for more, so that another program changes nothing by mistake. */
  readOnly?: boolean;
  /** Receives one line for each step. */
  log?: (line: string) => void;
};

/** A Postgres that this process owns. */
export type EmbeddedPostgres = {
  /** With role and password, through TCP. */
  url: string;
  /** The same through a Unix socket, which takes less processor time; equal to `url` where there is none. */
  socketUrl: string;
  /** Resolves with the reason when Postgres has ended by itself and can't be restarted. */
  lost: Promise<Error>;
  /** Ends Postgres and releases the folder. May be called again. */
  stop(): Promise<void>;
};

/**
 * Starts Postgres on the data in `folder`, which is created when missing. It is restarted when it ends by itself, and it ends with
 * this process, even when that is killed. Rejects with an EmbeddedPostgresError when the start is refused, else with an Error that
 * quotes Postgres when it does not come up.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { database = "postgres", role = "postgres", fast = false, readOnly = false, log = () => {} } = options;
  const account = postgresAccount();
  const binaries = await postgresBinaries(account, options.programs);
  refuseOnlyKept(path.resolve(options.folder));
  const folder = prepareFolder(path.resolve(options.folder), account);
  const files = clusterFiles(folder);
  const ownership = takeOwnership(files.lock);
  try {
    await endOrphan(files.data, log);
    await refuseOtherMajor(folder, binaries);
    const state = await ensureCluster(folder, { role, account, binaries, fast });
    log(state === "created" ? `Made an empty database in ${folder}.` : `Opening the database in ${folder}.`);
    const launch = { folder, account, binaries, fast, readOnly };
    const first = await startProcess(launch);
    const { port } = first;
    const startAgain = async (signal: AbortSignal) => {
      // An empty cluster in its place would hide the loss.
      if (!hasCluster(folder)) throw new AbortError(`Its data is no longer in ${files.data}.`);
      if (!ownership.isHeld()) throw new AbortError(`The lock on ${folder} was removed or replaced.`);
      await endOrphan(files.data, log);
      return startProcess({ ...launch, port, signal });
    };
    const postgres = keepRunning(first, { startAgain, log });
    const stop = async () => {
      await postgres.stop();
      ownership.release();
    };
    await ensureDatabase(databaseUrl({ folder, role, database: "postgres" }, { port }), database).catch(
      async (error: unknown) => {
        await stop();
        throw error;
      },
    );
    const url = databaseUrl({ folder, role, database }, { port });
    const socketUrl = fitsSocket(folder) ? databaseUrl({ folder, role, database }, { host: folder, port }) : url;
    return { url, socketUrl, lost: postgres.lost, stop };
  } catch (error) {
    ownership.release();
    throw error;
  }
}

async function ensureDatabase(url: string, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [database]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}
