import type { RestoreParts } from "../backups/restore-backup.js";
import { PATIENT } from "../kernel/sql/connection-limits.js";
import type { Settings } from "../settings.js";
import { createDataSource, MIGRATION_NAMES } from "./database/data-source.js";
import { reachDatabase } from "./database/open-database.js";
import { migrate } from "./database/run-migrations.js";

const connect = (url: string) => createDataSource(url, PATIENT).initialize();

/** Opens the database for a backup, without a pooler and limits of time; also while the shop runs. */
export async function openBackupContext(settings: Settings, tell: (line: string) => void) {
  const postgres = await reachDatabase(settings, tell);
  const database = await connect(postgres.directUrl);
  const close = async () => {
    await database.destroy();
    await postgres.close();
  };
  return { database, close };
}

/** Opens what restores a backup. */
export async function openRestoreContext(
  settings: Settings,
  tell: (line: string) => void,
): Promise<RestoreParts & { close(): Promise<void> }> {
  const { directUrl, close } = await reachDatabase(settings, tell);
  return { url: directUrl, connect, migrate, migrations: MIGRATION_NAMES, keyFile: settings.backupKeyFile, close };
}
