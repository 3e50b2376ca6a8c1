import { X509Certificate } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, statfs } from "node:fs/promises";
import path from "node:path";
import { backupsIn, madeAtOf } from "../backups/backup-files.js";
import { fault, note, well, type Finding } from "./finding.js";

const GIGABYTE = 1_000_000_000;
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Less free space than either is too little: Postgres stops at a full disk. */
const FEWEST = { bytes: GIGABYTE, share: 0.05 };

/** A daily backup may take its time. */
const OLDEST_BACKUP = 26 * HOUR;

/** Days before its end at which a certificate has to be renewed. */
const RENEWAL = 14;

/** A disk's size, and what is free for this process, in bytes. */
export type DiskSpace = { free: number; size: number };

/** The disk of a folder, which need not be there yet. */
export async function diskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(existingFolder(folder));
  return { free: bavail * bsize, size: blocks * bsize };
}

export function diskFinding(folder: string, { free, size }: DiskSpace): Finding {
  const gigabytes = (free / GIGABYTE).toFixed(1);
  return free < FEWEST.bytes || free < size * FEWEST.share
    ? fault(`Only ${gigabytes} GB are free for ${folder}. Make room, or move it to a larger disk.`)
    : well(`${gigabytes} GB are free for ${folder}.`);
}

/** A folder with a database that an upgrade has replaced. */
export type KeptDatabase = { folder: string; major: number; replacedAt: Date };

export const keptFinding = ({ folder, major, replacedAt }: KeptDatabase): Finding =>
  note(
    `${folder} is the database of Postgres ${major} that was replaced on ${replacedAt.toISOString().slice(0, 10)}. Remove it when you are sure: it holds personal data.`,
  );

/** @param isOpen whether shoppers use the shop, which then needs backups */
export async function backupFinding(folder: string, isOpen: boolean, now: Date): Promise<Finding> {
  const [newest = ""] = await backupsIn(folder);
  const madeAt = madeAtOf(newest);
  if (madeAt === undefined) {
    const sentence = `There is no backup in ${folder}. Run npm run backup, and each day by a schedule.`;
    return isOpen ? fault(sentence) : note(sentence);
  }
  const age = now.getTime() - madeAt.getTime();
  const hours = Math.round(age / HOUR);
  return age > OLDEST_BACKUP
    ? fault(`The newest backup is ${hours} hours old. See why its schedule has stopped, or run npm run backup.`)
    : well(`The newest backup is ${hours} hours old.`);
}

/** The certificates that a database URL names: `sslcert` and `sslrootcert`. */
export async function certificateFindings(databaseUrl: string | undefined, now: Date): Promise<Finding[]> {
  if (databaseUrl === undefined) return [];
  const { searchParams } = new URL(databaseUrl);
  const files = ["sslcert", "sslrootcert"].flatMap((name) => searchParams.get(name) ?? []);
  return Promise.all(files.map((file) => certificateFinding(file, now)));
}

async function certificateFinding(file: string, now: Date): Promise<Finding> {
  try {
    const { validToDate } = new X509Certificate(await readFile(file));
    const days = Math.floor((validToDate.getTime() - now.getTime()) / DAY);
    if (days < 0) return fault(`The certificate ${file} has ended. Renew it.`);
    return days < RENEWAL
      ? fault(`The certificate ${file} ends in ${days} days. Renew it.`)
      : well(`The certificate ${file} is good for ${days} days.`);
  } catch {
    return fault(`The certificate ${file} can't be read. Correct the path in DATABASE_URL, or the file.`);
  }
}

function existingFolder(folder: string): string {
  const resolved = path.resolve(folder);
  return existsSync(resolved) || path.dirname(resolved) === resolved
    ? resolved
    : existingFolder(path.dirname(resolved));
}
