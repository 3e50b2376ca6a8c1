import type { DataSource } from "typeorm";
import { BackupError } from "../backups/backup-error.js";
import type { RestoreParts } from "../backups/restore-backup.js";
import { PATIENT } from "../kernel/sql/connection-limits.js";
import { isPoolersRefusal } from "../kernel/sql/pooler-refusal.js";
import type { Settings } from "../settings.js";
import { createDataSource, MIGRATION_NAMES } from "./database/data-source.js";
import { reachDatabase } from "./database/open-database.js";
import { migrate } from "./database/run-migrations.js";

/** Opens a database without limits of time. @throws {BackupError} if it can't be reached, or only through a pooler */
export async function connect(url: string): Promise<DataSource> {
  try {
    return await createDataSource(url, PATIENT).initialize();
  } catch (error) {
    throw new BackupError(
      isPoolersRefusal(error)
        ? "A pooler such as PgBouncer stands before the database. Set DATABASE_DIRECT_URL to the address of Postgres itself."
        : `The database can't be reached: ${reasonOf(error)}. See whether it runs and whether DATABASE_URL is right.`,
      { cause: error },
    );
  }
}

/** A refusal at several addresses of one host has no message of its own. */
const reasonOf = (error: unknown): string => {
  const { message, code }: { message?: string; code?: string } = error instanceof Error ? error : {};
  return message || code || "no reason is known";
};

/** Opens the database for a backup, without a pooler and limits of time; also while the shop runs. */
export async function openBackupContext(settings: Settings, tell: (line: string) => void) {
  const postgres = await reachDatabase(settings, tell);
  try {
    const database = await connect(postgres.directUrl);
    const close = async () => {
      await database.destroy();
      await postgres.close();
    };
    return { database, close };
  } catch (error) {
    await postgres.close();
    throw error;
  }
}

/** Opens what restores a backup. */
export async function openRestoreContext(
  settings: Settings,
  tell: (line: string) => void,
): Promise<RestoreParts & { close(): Promise<void> }> {
  const { directUrl, close } = await reachDatabase(settings, tell);
  return { url: directUrl, connect, migrate, migrations: MIGRATION_NAMES, keyFile: settings.backupKeyFile, close };
}
