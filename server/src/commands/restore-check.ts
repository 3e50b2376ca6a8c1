import { checkRestore } from "../backups/restore-check-command.js";
import { openRestoreContext } from "../composition/backup-context.js";
import { readSettings } from "../settings.js";

/** `npm run restore:check -- shop-….backup.gz`: whether a backup can be restored, without touching the shop's database. */
const settings = readSettings();
const open = () => openRestoreContext(settings, console.log);

process.exitCode = await checkRestore(process.argv.slice(2), open, console.log);
