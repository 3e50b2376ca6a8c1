import { openUpgradeContext } from "../composition/upgrade-context.js";
import { upgradeDatabase } from "../database-upgrade/upgrade-command.js";
import { readSettings } from "../settings.js";
import { shopVersion } from "./shop-version.js";

/** `npm run database:upgrade [-- --old-programs FOLDER | --back [--yes]]`: the embedded database to the Postgres of this shop, and back. */
const { databaseUrl, dataDir } = readSettings();
const open = databaseUrl ? undefined : () => openUpgradeContext(dataDir, shopVersion());

process.exitCode = await upgradeDatabase(process.argv.slice(2), open, console.log);
