import path from "node:path";
import { backUp } from "../backups/backup-command.js";
import { openBackupContext } from "../composition/backup-context.js";
import { readSettings } from "../settings.js";
import { shopVersion } from "./shop-version.js";

/** `npm run backup [-- --to /mnt/backups] [--daily 03:00]`: all data of the shop as one file, also while it runs. */
const settings = readSettings();
const parts = {
  folder: settings.backupDir ?? path.join(settings.dataDir, "backups"),
  recipients: settings.backupRecipients,
  kept: settings.backupsKept,
  version: shopVersion(),
};

/** A schedule ends between two backups; a single one at once, as every program. */
function ending(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => controller.abort());
  return controller.signal;
}

process.exitCode = await backUp(
  process.argv.slice(2),
  () => openBackupContext(settings, console.log),
  parts,
  console.log,
  ending,
);
