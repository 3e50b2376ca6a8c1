import { BackupError } from "./backup-error.js";
import { fillAndCheck } from "./fill-and-check.js";
import { createNeighbour } from "./neighbour-database.js";
import { openBackup, type RestoreParts, type VerifiedBackup } from "./restore-backup.js";

const USAGE =
  "Say which backup, such as: npm run restore:check -- .data/backups/shop-2026-11-27T03-00-00-000Z.backup.gz";

type Tell = (line: string) => void;

/**
 * Restores a backup into a database of its own, which is dropped afterwards, counts its rows and adds up its orders. The shop's own
 * database is not touched.
 * @param words path of the backup
 * @returns the exit code: 1 if the backup is not as it should be, or can't be checked
 */
export async function checkRestore(
  words: readonly string[],
  open: () => Promise<RestoreParts & { close(): Promise<void> }>,
  tell: Tell,
): Promise<number> {
  const [file, ...more] = words;
  if (file === undefined || file.startsWith("-") || more.length > 0) {
    tell(USAGE);
    return 1;
  }
  const parts = await open();
  try {
    const backup = await openBackup(file, parts);
    tell(`The backup of ${backup.header.madeAt} is whole.`);
    const faults = await faultsOf(parts, backup, tell);
    tell(faults.length === 0 ? "The backup can be restored." : `The backup has ${faults.length} faults.`);
    return faults.length === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    tell(`The backup can't be restored: ${error.message}`);
    return 1;
  } finally {
    await parts.close();
  }
}

async function faultsOf(parts: RestoreParts, backup: VerifiedBackup, tell: Tell): Promise<string[]> {
  const neighbour = await createNeighbour(parts.url, "check");
  try {
    return await fillAndCheck(neighbour.url, backup, parts, tell);
  } finally {
    await neighbour.drop();
  }
}
