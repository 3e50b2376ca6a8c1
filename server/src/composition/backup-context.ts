import { PATIENT } from "../kernel/sql/connection-limits.js";
import type { Settings } from "../settings.js";
import { createDataSource } from "./database/data-source.js";
import { reachDatabase } from "./database/open-database.js";

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
