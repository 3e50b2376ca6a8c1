import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";

/** Name of a backup that is whole; UTC, so that names sort by time. */
const NAME = /^shop-(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z)\.backup\.gz(?:\.age)?$/;

const A_DAY = 24 * 60 * 60 * 1000;

/** Ending of a file that is being written. */
export const PARTIAL = ".partial";

/** @param madeAt when it was begun */
export const backupName = (madeAt: Date, isEncrypted: boolean): string =>
  `shop-${madeAt.toISOString().replaceAll(/[:.]/g, "-")}.backup.gz${isEncrypted ? ".age" : ""}`;

/** Paths of the folder's whole backups, the newest first. No folder, no backups. */
export async function backupsIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => NAME.test(name));
  return names
    .toSorted()
    .toReversed()
    .map((name) => path.join(folder, name));
}

/** When the backup was begun, by its name; undefined for another file. */
export function madeAtOf(file: string): Date | undefined {
  const [, stamp] = NAME.exec(path.basename(file)) ?? [];
  return stamp === undefined ? undefined : new Date(stamp.replace(/T(..)-(..)-(..)-(...)Z/, "T$1:$2:$3.$4Z"));
}

/** Removes all but the newest `kept` backups of the folder, and what broken-off ones left a day ago. Returns how many it removed. */
export async function removeOldBackups(folder: string, kept: number): Promise<number> {
  const old = [...(await backupsIn(folder)).slice(kept), ...(await brokenOffIn(folder))];
  for (const file of old) await rm(file, { force: true });
  return old.length;
}

async function brokenOffIn(folder: string): Promise<string[]> {
  const partial = (await readdir(folder)).filter((name) => name.endsWith(PARTIAL));
  return partial
    .map((name) => path.join(folder, name))
    .filter((file) => {
      const madeAt = madeAtOf(file.slice(0, -PARTIAL.length));
      return madeAt !== undefined && Date.now() - madeAt.getTime() > A_DAY;
    });
}
