import { readFileSync } from "node:fs";
import path from "node:path";
import { backUp } from "../backups/backup-command.js";
import { openBackupContext } from "../composition/backup-context.js";
import { readSettings } from "../settings.js";

/** `npm run backup [-- --to /mnt/backups]`: all data of the shop as one file, also while it runs. */
const settings = readSettings();
const ownPackage = path.resolve(import.meta.dirname, "../../package.json");
const { version } = JSON.parse(readFileSync(ownPackage, "utf8")) as { version: string };
const parts = {
  folder: settings.backupDir ?? path.join(settings.dataDir, "backups"),
  recipients: settings.backupRecipients,
  kept: settings.backupsKept,
  version,
};

process.exitCode = await backUp(
  process.argv.slice(2),
  () => openBackupContext(settings, console.log),
  parts,
  console.log,
);
