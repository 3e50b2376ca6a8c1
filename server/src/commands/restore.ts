import { restore } from "../backups/restore-command.js";
import { openRestoreContext } from "../composition/backup-context.js";
import { readSettings } from "../settings.js";

/** `npm run restore -- shop-….backup.gz [--replace]`: a backup into the shop's database. */
const settings = readSettings();

process.exitCode = await restore(process.argv.slice(2), () => openRestoreContext(settings, console.log), console.log);
