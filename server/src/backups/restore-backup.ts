import type { DataSource } from "typeorm";
import { rowOf, rowsOf } from "../kernel/sql/query.js";
import type { BackupHeader, BackupManifest } from "./backup-contents.js";
import { BackupError } from "./backup-error.js";
import { backupQueries } from "./backup.queries.js";
import { loadBackup } from "./load-backup.js";
import { readBackup, verifyBackup } from "./read-backup.js";

/** What a restore does in databases, apart from loading. */
export type RestoreParts = {
  /** Of the shop's database, without a pooler. */
  url: string;
  /** Opens a database without limits of time. */
  connect(url: string): Promise<DataSource>;
  /** Runs the pending migrations, or those of these names alone, and returns what ran. */
  migrate(url: string, names?: readonly string[]): Promise<string[]>;
  /** Names of all migrations that this version of the shop knows. */
  migrations: readonly string[];
  /** File of the secret keys. */
  keyFile: string | undefined;
};

/** A backup that was read to its end and found whole. */
export type VerifiedBackup = { file: string; header: BackupHeader; manifest: BackupManifest };

/** @throws {BackupError} for a backup that is damaged, or of a newer shop */
export async function openBackup(
  file: string,
  { keyFile, migrations }: Pick<RestoreParts, "keyFile" | "migrations">,
): Promise<VerifiedBackup> {
  const { header, manifest } = await verifyBackup(file, keyFile);
  const unknown = header.migrations.filter((name) => !migrations.includes(name));
  if (unknown.length > 0)
    throw new BackupError(
      `The backup is of a newer version of the shop (${header.version}; unknown here: ${unknown.join(", ")}). Restore it with that version.`,
    );
  return { file, header, manifest };
}

/** What is in the database: nothing of a shop, its tables alone, or what it keeps. */
export async function stateOf(database: DataSource): Promise<"missing" | "empty" | "used"> {
  if (!(await rowOf(database, backupQueries.isMade)).isMade) return "missing";
  return (await rowOf(database, backupQueries.isUsed)).isUsed ? "used" : "empty";
}

/** Whether the backup's rows fit into the tables that the database has. */
export async function hasRoomFor({ header }: VerifiedBackup, database: DataSource): Promise<boolean> {
  const applied = await rowsOf(database, backupQueries.migrations);
  return applied.every(({ name }) => header.migrations.includes(name));
}

/**
 * Makes the tables as the backup knows them, loads its rows, and brings both to this version of the shop.
 * @param check looks at the rows as they were backed up
 * @returns the migrations that came after the backup
 */
export async function fillDatabase(
  url: string,
  { file, header }: VerifiedBackup,
  { connect, migrate, keyFile }: Omit<RestoreParts, "url">,
  check?: (database: DataSource) => Promise<void>,
): Promise<string[]> {
  await migrate(url, header.migrations);
  const database = await connect(url);
  try {
    await loadBackup(database, readBackup(file, keyFile));
    await check?.(database);
  } finally {
    await database.destroy();
  }
  return migrate(url);
}
