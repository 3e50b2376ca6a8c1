import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { clusterMajor, keptClusters, programsMajor, replaceCluster } from "@measured/embedded-postgres";
import { fillAndCheck } from "../backups/fill-and-check.js";
import { openBackup, type VerifiedBackup } from "../backups/restore-backup.js";
import { writeBackup } from "../backups/write-backup.js";
import { rowsOf } from "../kernel/sql/query.js";
import { UpgradeError, withPostgres, type Tell, type UpgradeParts } from "./upgrade-parts.js";
import { upgradeQueries } from "./upgrade.queries.js";

/** A Postgres that ends with a broken-off upgrade may still write for a moment. */
const REMOVAL = { recursive: true, force: true, maxRetries: 5, retryDelay: 200 };

/**
 * Copies the database of an older Postgres into a new one, checks that, and puts it in the place of the old one, which is kept.
 * @param oldPrograms folder of an installation of the older Postgres; fetched unless given
 * @throws {Error} with a sentence; the database is then where and as it was
 */
export async function upgrade(parts: UpgradeParts, oldPrograms: string | undefined, tell: Tell): Promise<void> {
  const from = majorToLeave(parts);
  if (from === parts.major) return tell(`The database is of Postgres ${from} already. There is nothing to do.`);
  tell(`The database in ${parts.folder} is of Postgres ${from}, and is brought to Postgres ${parts.major}.`);
  const kept = await withOldPrograms(parts, { from, given: oldPrograms }, tell, (programs) =>
    replaceByCopy(parts, programs, tell),
  );
  tell(`The database is of Postgres ${parts.major} now, and the shop can be started. The old one is in ${kept}.`);
  tell(
    "It holds personal data: remove it when you are sure. Until then npm run database:upgrade -- --back puts it back.",
  );
}

/** @throws {UpgradeError} unless the database is of this Postgres or an older one */
function majorToLeave({ folder, major }: UpgradeParts): number {
  const from = clusterMajor(folder);
  const [kept] = keptClusters(folder);
  if (from !== undefined && from <= major) return from;
  if (from !== undefined)
    throw new UpgradeError(
      `The database is of Postgres ${from}, newer than Postgres ${major} of this version of the shop. Install the newer version again.`,
    );
  throw new UpgradeError(
    kept
      ? `There is no database in ${folder}, but an upgrade has kept one: npm run database:upgrade -- --back puts it back.`
      : `There is no database in ${folder}. See whether DATA_DIR is right; the first start of a shop makes one.`,
  );
}

async function withOldPrograms<Result>(
  { folder, fetchPrograms }: UpgradeParts,
  { from, given }: { from: number; given: string | undefined },
  tell: Tell,
  work: (programs: string) => Promise<Result>,
): Promise<Result> {
  if (given !== undefined) {
    const major = await programsMajor(given);
    if (major !== from)
      throw new UpgradeError(`${given} has Postgres ${major}, and Postgres ${from} is needed to read the database.`);
    return work(given);
  }
  // On the same disk as the data: folders for temporary files may forbid programs.
  const fetched = mkdtempSync(`${folder}.programs-`);
  try {
    return await work(await fetchPrograms(from, fetched, tell).catch((error: unknown) => nameOption(error, from)));
  } finally {
    rmSync(fetched, REMOVAL);
  }
}

function nameOption(cause: unknown, from: number): never {
  throw new UpgradeError(
    `${(cause as Error).message} Where there is no network, name an installation of Postgres ${from}: npm run database:upgrade -- --old-programs FOLDER`,
    { cause },
  );
}

/**
 * The old Postgres runs until the copy is checked, so that no shop starts on its data meanwhile, and refuses changes by other commands.
 * @returns where the old database is kept
 */
async function replaceByCopy(parts: UpgradeParts, programs: string, tell: Tell): Promise<string | undefined> {
  const { folder, start } = parts;
  const draft = `${folder}.upgrading`;
  const copy = path.join(draft, "postgres");
  try {
    await withPostgres(start(folder, { programs, readOnly: true }), async (oldUrl) => {
      // Of an upgrade that was broken off: this one has the lock on the database.
      rmSync(draft, REMOVAL);
      mkdirSync(draft);
      const backup = await backUp(oldUrl, path.join(draft, "backup"), parts, tell);
      await withPostgres(start(copy, {}), (url) => fillWith(backup, url, parts, tell));
      rmSync(path.join(draft, "backup"), { recursive: true });
    });
    return replaceCluster(folder, copy)?.folder;
  } finally {
    rmSync(draft, REMOVAL);
  }
}

/** A backup without encryption: this machine has to read it, and has the data anyway. */
async function backUp(url: string, folder: string, parts: UpgradeParts, tell: Tell): Promise<VerifiedBackup> {
  const database = await parts.connect(url);
  try {
    const others = await rowsOf(database, upgradeQueries.otherDatabases);
    if (others.length > 0)
      tell(`Not of the shop, and only in the old one afterwards: ${others.map(({ name }) => name).join(", ")}.`);
    const plan = { folder, recipients: [], version: parts.version, madeAt: new Date() };
    const { file, rows, tables } = await writeBackup(database, plan);
    tell(`Read ${rows} rows of ${tables} tables.`);
    return await openBackup(file, parts);
  } finally {
    await database.destroy();
  }
}

async function fillWith(backup: VerifiedBackup, url: string, parts: UpgradeParts, tell: Tell): Promise<void> {
  const faults = await fillAndCheck(url, backup, parts, tell);
  if (faults.length > 0) throw new UpgradeError(`The copy of the database has ${faults.length} faults.`);
}
