import type { DataSource } from "typeorm";
import { rowOf } from "../kernel/sql/query.js";
import { BackupError } from "./backup-error.js";
import { countRows } from "./backup.queries.js";
import { checkOrders } from "./check-orders.js";
import { createNeighbour } from "./neighbour-database.js";
import { fillDatabase, openBackup, type RestoreParts, type VerifiedBackup } from "./restore-backup.js";

const USAGE =
  "Say which backup, such as: npm run restore:check -- .data/backups/shop-2026-11-27T03-00-00-000Z.backup.gz";

/** Faults that are printed; the number of all is, too. */
const SHOWN = 20;

type Tell = (line: string) => void;

/**
 * Restores a backup into a database of its own, which is dropped afterwards, counts its rows and adds up its orders. The shop's own
 * database is not touched.
 * @param words path of the backup
 * @returns the exit code: 1 if the backup is not as it should be, or can't be checked
 */
export async function checkRestore(
  words: readonly string[],
  open: () => Promise<RestoreParts & { close(): Promise<void> }>,
  tell: Tell,
): Promise<number> {
  const [file, ...more] = words;
  if (file === undefined || file.startsWith("-") || more.length > 0) {
    tell(USAGE);
    return 1;
  }
  const parts = await open();
  try {
    const backup = await openBackup(file, parts);
    tell(`The backup of ${backup.header.madeAt} is whole.`);
    const faults = await faultsOf(parts, backup, tell);
    for (const fault of faults.slice(0, SHOWN)) tell(fault);
    tell(faults.length === 0 ? "The backup can be restored." : `The backup has ${faults.length} faults.`);
    return faults.length === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    tell(`The backup can't be restored: ${error.message}`);
    return 1;
  } finally {
    await parts.close();
  }
}

async function faultsOf(parts: RestoreParts, backup: VerifiedBackup, tell: Tell): Promise<string[]> {
  const neighbour = await createNeighbour(parts.url, "check");
  try {
    const faults: string[] = [];
    const applied = await fillDatabase(neighbour.url, backup, parts, async (database) => {
      faults.push(...(await missingRows(database, backup, tell)));
    });
    if (applied.length > 0) tell(`Brought up to date: ${applied.join(", ")}`);
    return [...faults, ...(await wrongOrders(neighbour.url, parts, tell))];
  } finally {
    await neighbour.drop();
  }
}

/** Tables with another number of rows than was backed up. */
async function missingRows(database: DataSource, { manifest }: VerifiedBackup, tell: Tell): Promise<string[]> {
  const faults: string[] = [];
  let counted = 0;
  for (const { table, rows: backedUp } of manifest.tables) {
    const { rows } = await rowOf(database, countRows(table));
    counted += rows;
    if (rows !== backedUp) faults.push(`${table} has ${rows} rows instead of ${backedUp}.`);
  }
  tell(`Restored ${counted} rows of ${manifest.tables.length} tables.`);
  return faults;
}

async function wrongOrders(url: string, { connect }: RestoreParts, tell: Tell): Promise<string[]> {
  const database = await connect(url);
  try {
    const { orders, faults } = await checkOrders(database);
    tell(`Added up ${orders} orders: ${faults.length === 0 ? "each total is right" : `${faults.length} are wrong`}.`);
    return faults;
  } finally {
    await database.destroy();
  }
}
