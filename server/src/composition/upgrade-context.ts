import { existsSync, realpathSync } from "node:fs";
import { fetchOlderPrograms, programsMajor } from "@measured/embedded-postgres";
import type { UpgradeParts } from "../database-upgrade/upgrade-parts.js";
import { connect } from "./backup-context.js";
import { MIGRATION_NAMES } from "./database/data-source.js";
import { databaseFolder, startDatabaseIn } from "./database/embedded-database.js";
import { migrate } from "./database/run-migrations.js";

/** What upgrades the embedded database of the data folder. */
export async function openUpgradeContext(dataDir: string, version: string): Promise<UpgradeParts> {
  const folder = databaseFolder(dataDir);
  return {
    folder: existsSync(folder) ? realpathSync(folder) : folder,
    version,
    major: await programsMajor(),
    start: startDatabaseIn,
    fetchPrograms: fetchOlderPrograms,
    ...{ connect, migrate, migrations: MIGRATION_NAMES, keyFile: undefined },
  };
}
