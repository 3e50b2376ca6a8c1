import { parseArgs } from "node:util";
import { BackupError } from "./backup-error.js";
import { createNeighbour, othersIn, takePlaceOf } from "./neighbour-database.js";
import {
  fillDatabase,
  hasRoomFor,
  openBackup,
  stateOf,
  type RestoreParts,
  type VerifiedBackup,
} from "./restore-backup.js";

const USAGE = `Say which backup, such as: npm run restore -- .data/backups/shop-2026-11-27T03-00-00-000Z.backup.gz
With --replace it takes the place of what the database holds, which stays under another name.`;

type Tell = (line: string) => void;

/**
 * Restores a backup into the shop's database.
 * @param words path of the backup, and perhaps `--replace`
 * @returns the exit code: 1 if the database is as before
 */
export async function restore(
  words: readonly string[],
  open: () => Promise<RestoreParts & { close(): Promise<void> }>,
  tell: Tell,
): Promise<number> {
  const asked = askedOf(words);
  if (!asked) {
    tell(USAGE);
    return 1;
  }
  const parts = await open();
  try {
    const backup = await openBackup(asked.file, parts);
    tell(`The backup of ${backup.header.madeAt} is whole: ${backup.manifest.tables.length} tables.`);
    await restoreInto(parts, backup, asked.replaces, tell);
    return 0;
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    tell(`Nothing was restored: ${error.message}`);
    return 1;
  } finally {
    await parts.close();
  }
}

async function restoreInto(parts: RestoreParts, backup: VerifiedBackup, replaces: boolean, tell: Tell): Promise<void> {
  const mayFill = await mayBeFilled(parts, backup, replaces);
  const applied = mayFill ? await fillDatabase(parts.url, backup, parts) : await replace(parts, backup, tell);
  if (applied.length > 0) tell(`Brought it up to date: ${applied.join(", ")}`);
  tell("The backup is restored.");
}

/** Whether the rows can go into the database itself; else they replace it. @throws {BackupError} if they may not */
async function mayBeFilled(parts: RestoreParts, backup: VerifiedBackup, replaces: boolean): Promise<boolean> {
  const database = await parts.connect(parts.url);
  try {
    const state = await stateOf(database);
    if (state === "missing" || (state === "empty" && (await hasRoomFor(backup, database)))) return true;
    if (!replaces)
      throw new BackupError(
        state === "used"
          ? "The database is not empty. With --replace the backup takes its place, and what it holds stays under another name."
          : "The database's tables are newer than the backup. With --replace the backup takes its place.",
      );
    if ((await othersIn(database)) > 0)
      throw new BackupError("Somebody is connected to the database. Stop the shop, and close psql and other programs.");
    return false;
  } finally {
    await database.destroy();
  }
}

async function replace(parts: RestoreParts, backup: VerifiedBackup, tell: Tell): Promise<string[]> {
  const neighbour = await createNeighbour(parts.url, "restored");
  try {
    const applied = await fillDatabase(neighbour.url, backup, parts);
    const before = await takePlaceOf(parts.url, neighbour.url);
    tell(`What the database held is in the database ${before} of the same server. Drop that when you are sure.`);
    return applied;
  } catch (error) {
    await neighbour.drop();
    throw error;
  }
}

function askedOf(words: readonly string[]): { file: string; replaces: boolean } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { replace: { type: "boolean", default: false } },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    return file === undefined || more.length > 0 ? undefined : { file, replaces: values.replace };
  } catch {
    return undefined;
  }
}
