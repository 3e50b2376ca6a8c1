import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { clusterFiles, clusterMajor, hasCluster } from "./cluster.ts";
import { EmbeddedPostgresError } from "./errors.ts";
import { takeOwnership } from "./ownership.ts";

/** A folder with a cluster that another one has replaced. */
export type KeptCluster = {
  folder: string;
  /** Major version of its Postgres. */
  major: number;
  /** When it was replaced; to the millisecond. */
  replacedAt: Date;
};

/** What is appended to the folder's name. Colons are no part of names on Windows. */
const ending = (major: number, replacedAt: Date) => `.pg${major}-${replacedAt.toISOString().replaceAll(/[:.]/g, "-")}`;

const ENDING = /^\.pg(\d+)-(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2})-(\d{3}Z)$/;

/** What was replaced in the folder and stands beside it, the last one first. */
export function keptClusters(folder: string): KeptCluster[] {
  const { dir, base } = path.parse(path.resolve(folder));
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((name) => name.startsWith(base))
    .flatMap((name) => {
      const [, major, hour, minute, second, rest] = ENDING.exec(name.slice(base.length)) ?? [];
      const replacedAt = new Date(`${hour}:${minute}:${second}.${rest}`);
      return major === undefined ? [] : [{ folder: path.join(dir, name), major: Number(major), replacedAt }];
    })
    .toSorted((one, other) => other.replacedAt.getTime() - one.replacedAt.getTime());
}

/**
 * Puts another cluster in the place of the one in `folder`, which is kept beside it. None of them may run. A failure leaves both where
 * they were. Between the two renames there is nothing in the place, and `refuseOnlyKept` keeps a start from filling it.
 * @param now when the shop's data part from those that are kept
 * @returns what is kept; undefined if there was no cluster
 * @throws {EmbeddedPostgresError} `IN_USE`
 */
export function replaceCluster(folder: string, replacement: string, now = new Date()): KeptCluster | undefined {
  const major = clusterMajor(folder);
  if (major === undefined) {
    renameSync(replacement, folder);
    return undefined;
  }
  const ownership = takeOwnership(clusterFiles(folder).lock);
  const kept = { folder: `${path.resolve(folder)}${ending(major, now)}`, major, replacedAt: now };
  try {
    renameSync(folder, kept.folder);
    try {
      renameSync(replacement, folder);
    } catch (error) {
      renameSync(kept.folder, folder);
      throw error;
    }
    // The lock has moved with its folder.
    rmSync(clusterFiles(kept.folder).lock);
    return kept;
  } finally {
    ownership.release();
  }
}

/** An empty cluster in the place of one that is kept beside it would hide the loss. Throws `ONLY_KEPT_DATA`. */
export function refuseOnlyKept(folder: string): void {
  const [kept] = hasCluster(folder) ? [] : keptClusters(folder);
  if (!kept) return;
  throw new EmbeddedPostgresError(
    "ONLY_KEPT_DATA",
    `There is no database in ${folder}, but an upgrade has kept one in ${kept.folder}.`,
  );
}
