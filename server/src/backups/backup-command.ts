import { parseArgs } from "node:util";
import type { DataSource } from "typeorm";
import { BackupError } from "./backup-error.js";
import { removeOldBackups } from "./backup-files.js";
import { eachDayAt, isTimeOfDay } from "./backup-schedule.js";
import { writeBackup } from "./write-backup.js";

const USAGE = `Say where to write the backup, or nothing: npm run backup -- --to /mnt/backups
With --daily 03:00 it goes on and writes one each day at that time (UTC).`;

/** What the command needs; `kept` is how many backups stay in the folder. */
export type BackupParts = { folder: string; recipients: readonly string[]; version: string; kept: number };

type OpenDatabase = { database: DataSource; close(): Promise<void> };

/**
 * Writes a backup and removes old ones from its folder; with `--daily` each day.
 * @param words `--to` and a folder, `--daily` and a time of day, or nothing
 * @param open connects to the shop's database without limits of time
 * @param ending called with `--daily` alone; what ends it
 * @returns the exit code: 1 if there is no new backup
 */
export async function backUp(
  words: readonly string[],
  open: () => Promise<OpenDatabase>,
  parts: BackupParts,
  tell: (line: string) => void,
  ending: () => AbortSignal,
): Promise<number> {
  const asked = askedOf(words);
  if (!asked) {
    tell(USAGE);
    return 1;
  }
  const write = () => writeOne(open, { ...parts, folder: asked.to ?? parts.folder }, tell);
  if (asked.daily === undefined) return write();
  await eachDayAt(asked.daily, write, tell, ending());
  return 0;
}

async function writeOne(
  open: () => Promise<OpenDatabase>,
  { folder, recipients, version, kept }: BackupParts,
  tell: (line: string) => void,
): Promise<number> {
  let close = async () => {};
  try {
    const opened = await open();
    close = opened.close;
    const plan = { folder, recipients, version, madeAt: new Date() };
    const { file, bytes, tables, rows } = await writeBackup(opened.database, plan);
    tell(
      `Wrote ${file}: ${rows} rows of ${tables} tables, ${bytes} bytes${recipients.length > 0 ? ", encrypted" : ""}.`,
    );
    const removed = await removeOldBackups(folder, kept);
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

/** What the words ask for; undefined if they make no sense. */
function askedOf(words: readonly string[]): { to?: string; daily?: string } | undefined {
  try {
    const { values } = parseArgs({ args: [...words], options: { to: { type: "string" }, daily: { type: "string" } } });
    const isRight = values.to !== "" && (values.daily === undefined || isTimeOfDay(values.daily));
    return isRight ? values : undefined;
  } catch {
    return undefined;
  }
}

/** A full disk, a folder that may not be written. */
const isOfDisk = (error: unknown): error is Error => error instanceof Error && "syscall" in error && "path" in error;
