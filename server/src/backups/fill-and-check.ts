import type { DataSource } from "typeorm";
import { rowOf } from "../kernel/sql/query.js";
import { countRows } from "./backup.queries.js";
import { checkOrders } from "./check-orders.js";
import { fillDatabase, type RestoreParts, type VerifiedBackup } from "./restore-backup.js";

/** Faults that are printed; the caller has all. */
const SHOWN = 20;

type Tell = (line: string) => void;

/**
 * Restores a backup into the empty database at `url`, counts its rows and adds up its orders.
 * @returns what is not as it should be, a sentence each
 */
export async function fillAndCheck(
  url: string,
  backup: VerifiedBackup,
  parts: Omit<RestoreParts, "url">,
  tell: Tell,
): Promise<string[]> {
  const missing: string[] = [];
  const applied = await fillDatabase(url, backup, parts, async (database) => {
    missing.push(...(await missingRows(database, backup, tell)));
  });
  if (applied.length > 0) tell(`Brought up to date: ${applied.join(", ")}`);
  const faults = [...missing, ...(await wrongOrders(url, parts, tell))];
  for (const fault of faults.slice(0, SHOWN)) tell(fault);
  return faults;
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

async function wrongOrders(url: string, { connect }: Pick<RestoreParts, "connect">, tell: Tell): Promise<string[]> {
  const database = await connect(url);
  try {
    const { orders, faults } = await checkOrders(database);
    tell(`Added up ${orders} orders: ${faults.length === 0 ? "each total is right" : `${faults.length} are wrong`}.`);
    return faults;
  } finally {
    await database.destroy();
  }
}
