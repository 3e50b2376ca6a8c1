import path from "node:path";
import { keptClusters } from "@measured/embedded-postgres";
import { picturePath } from "../catalogue/products/picture-path.js";
import type { Patient } from "../doctor/doctor-command.js";
import { diskSpace } from "../doctor/machine-findings.js";
import { doubtsAbout, readSettings } from "../settings.js";
import { readShopProfile } from "../shop-profile/shop-profile.js";
import { createDataSource, MIGRATION_NAMES } from "./database/data-source.js";
import { databaseFolder } from "./database/embedded-database.js";
import { reachDatabase } from "./database/open-database.js";
import { startWarnings } from "./start-warnings.js";

/** What the doctor examines: the shop of these settings. @throws {SettingsError} if they are wrong */
export function admitPatient(tell: (line: string) => void, environment?: NodeJS.ProcessEnv): Patient {
  const settings = readSettings(environment);
  const profile = readShopProfile(settings.shopProfileFile);
  return {
    ...settings,
    backupFolder: settings.backupDir ?? path.join(settings.dataDir, "backups"),
    keptDatabases: settings.databaseUrl ? [] : keptClusters(databaseFolder(settings.dataDir)),
    doubts: [...doubtsAbout(settings), ...startWarnings(settings, profile)],
    migrations: MIGRATION_NAMES,
    diskSpace,
    picturePath,
    openDatabase: async () => {
      const postgres = await reachDatabase(settings, tell);
      try {
        const database = await createDataSource(postgres.url).initialize();
        return { database, close: () => database.destroy().then(postgres.close) };
      } catch (error) {
        await postgres.close();
        throw error;
      }
    },
  };
}
