import { createWriteStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type pg from "pg";
import type { DataSource, EntityManager } from "typeorm";
import { copyOut } from "../kernel/sql/copy.js";
import { rowsOf } from "../kernel/sql/query.js";
import {
  END_OF_ROWS,
  headerLine,
  manifestLine,
  tableLine,
  type BackupManifest,
  type TableSum,
} from "./backup-contents.js";
import { BackupError } from "./backup-error.js";
import { backupName, PARTIAL } from "./backup-files.js";
import { BACKUP_TRANSACTION, backupQueries, copyOutText } from "./backup.queries.js";
import { encrypted } from "./encryption.js";
import { RowsSum } from "./rows-sum.js";

/** Where and for whom to write. */
export type BackupPlan = {
  folder: string;
  /** Public keys (`age1…`) for which the file is encrypted; none: it is not. */
  recipients: readonly string[];
  /** Of the shop that writes it. */
  version: string;
  madeAt: Date;
};

/** A backup in its place, with its bytes and rows. */
export type WrittenBackup = { file: string; bytes: number; tables: number; rows: number };

/**
 * Writes all data of the shop in one snapshot, also while it runs. The file gets its name when it is whole and on the disk.
 * @param database without limits of time, of this backup alone: after a failure its connection is in no state to go on
 * @throws {BackupError} for a database that is not a shop's
 */
export async function writeBackup(database: DataSource, plan: BackupPlan): Promise<WrittenBackup> {
  const file = path.join(plan.folder, backupName(plan.madeAt, plan.recipients.length > 0));
  const partial = `${file}${PARTIAL}`;
  await mkdir(plan.folder, { recursive: true, mode: 0o700 });
  const runner = database.createQueryRunner();
  const sums: TableSum[] = [];
  try {
    const client = (await runner.connect()) as pg.ClientBase;
    await runner.startTransaction("REPEATABLE READ");
    await runner.query(BACKUP_TRANSACTION);
    const contents = Readable.from(contentsOf(runner.manager, client, plan, sums), { objectMode: false });
    await writeFile(contents, partial, plan.recipients);
    await runner.commitTransaction();
    await rename(partial, file);
    await syncFolder(plan.folder);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await runner.release();
  }
  const { size } = await stat(file);
  return { file, bytes: size, tables: sums.length, rows: sums.reduce((sum, { rows }) => sum + rows, 0) };
}

async function* contentsOf(
  manager: EntityManager,
  client: pg.ClientBase,
  { madeAt, version }: BackupPlan,
  sums: TableSum[],
): AsyncGenerator<Buffer> {
  const [made] = await rowsOf(manager, backupQueries.isMade);
  if (!made?.isMade) throw new BackupError("The database has no shop in it, so there is nothing to back up.");
  const migrations = (await rowsOf(manager, backupQueries.migrations)).map(({ name }) => name);
  yield Buffer.from(headerLine({ format: 1, madeAt: madeAt.toISOString(), version, migrations }));
  for (const table of await rowsOf(manager, backupQueries.tables)) {
    const sum = new RowsSum(table.table);
    yield Buffer.from(tableLine(table));
    for await (const block of copyOut(client, copyOutText(table)) as AsyncIterable<Buffer>) {
      sum.add(block);
      yield block;
    }
    yield Buffer.from(END_OF_ROWS);
    sums.push(sum.end());
  }
  // After the rows: sequences are in no snapshot, and must not be behind them.
  const manifest: BackupManifest = { tables: sums, sequences: await rowsOf(manager, backupQueries.sequences) };
  yield Buffer.from(manifestLine(manifest));
}

async function writeFile(contents: Readable, file: string, recipients: readonly string[]): Promise<void> {
  const target = createWriteStream(file, { mode: 0o600, flush: true });
  const gzip = createGzip();
  if (recipients.length === 0) return pipeline(contents, gzip, target);
  const secret = await encrypted(gzip, recipients);
  await Promise.all([pipeline(contents, gzip), pipeline(secret, target)]);
}

/** So that the new name survives a power cut too. Windows can't open folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}
