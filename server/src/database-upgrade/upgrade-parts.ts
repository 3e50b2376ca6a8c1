import type { EmbeddedPostgres, EmbeddedPostgresOptions } from "@measured/embedded-postgres";
import type { RestoreParts } from "../backups/restore-backup.js";

export type Tell = (line: string) => void;

/** What an upgrade and its way back need of the shop. */
export type UpgradeParts = Omit<RestoreParts, "url"> & {
  /** Of the embedded database; its real path, so that what is kept stands on the same disk. */
  folder: string;
  /** Version of the shop. */
  version: string;
  /** Major version of the Postgres that this shop brings. */
  major: number;
  /** Starts Postgres on a database of the shop. Rejects with instructions for the operator. */
  start(
    folder: string,
    options: Pick<EmbeddedPostgresOptions, "programs" | "readOnly">,
  ): Promise<Pick<EmbeddedPostgres, "socketUrl" | "stop">>;
  /** Fetches the programs of an older major version into the folder, and returns the folder of the installation. */
  fetchPrograms(major: number, folder: string, tell: Tell): Promise<string>;
};

/** Why a database can't be upgraded or put back: a sentence for the operator. */
export class UpgradeError extends Error {}

/** Runs Postgres on the folder while `work` needs it. */
export async function withPostgres<Result>(
  starting: ReturnType<UpgradeParts["start"]>,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const { socketUrl, stop } = await starting;
  try {
    return await work(socketUrl);
  } finally {
    await stop();
  }
}
