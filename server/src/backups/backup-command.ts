import { parseArgs } from "node:util";
import type { DataSource } from "typeorm";
import { BackupError } from "./backup-error.js";
import { removeOldBackups } from "./backup-files.js";
import { writeBackup } from "./write-backup.js";

const USAGE = "Say where to write the backup, or nothing: npm run backup -- --to /mnt/backups";

/** What the command needs; `kept` is how many backups stay in the folder. */
export type BackupParts = { folder: string; recipients: readonly string[]; version: string; kept: number };

/**
 * Writes a backup and removes old ones from its folder.
 * @param words `--to` and a folder, or nothing
 * @param open connects to the shop's database without limits of time
 * @returns the exit code: 1 if there is no new backup
 */
export async function backUp(
  words: readonly string[],
  open: () => Promise<{ database: DataSource; close(): Promise<void> }>,
  { folder, recipients, version, kept }: BackupParts,
  tell: (line: string) => void,
): Promise<number> {
  const to = folderIn(words);
  if (to === undefined) {
    tell(USAGE);
    return 1;
  }
  const { database, close } = await open();
  try {
    const plan = { folder: to || folder, recipients, version, madeAt: new Date() };
    const { file, bytes, tables, rows } = await writeBackup(database, plan);
    tell(
      `Wrote ${file}: ${rows} rows of ${tables} tables, ${bytes} bytes${recipients.length > 0 ? ", encrypted" : ""}.`,
    );
    const removed = await removeOldBackups(plan.folder, kept);
    if (removed > 0) tell(`Removed ${removed} older than the newest ${kept}.`);
    return 0;
  } catch (error) {
    if (!isOfDisk(error) && !(error instanceof BackupError)) throw error;
    tell(`No backup was written: ${error.message}`);
    return 1;
  } finally {
    await close();
  }
}

/** The folder, empty if none is named, undefined for anything else. */
function folderIn(words: readonly string[]): string | undefined {
  try {
    const { values } = parseArgs({ args: [...words], options: { to: { type: "string" } } });
    return values.to === "" ? undefined : (values.to ?? "");
  } catch {
    return undefined;
  }
}

/** A full disk, a folder that may not be written. */
const isOfDisk = (error: unknown): error is Error => error instanceof Error && "syscall" in error && "path" in error;
