import path from "node:path";
import {
  EmbeddedPostgresError,
  runningPostgres,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  type RefusalCode,
} from "@measured/embedded-postgres";

/** Instructions for the operator after a failed start. */
const ADVICE: Readonly<Record<RefusalCode, string>> = {
  NO_BINARIES: "Run `npm ci` again, or set DATABASE_URL to a Postgres of yours.",
  IN_USE: "Stop it, or set DATA_DIR to another folder.",
  NOT_OWNER: "Start the shop as the user who made it, or set DATA_DIR to another folder.",
  NOT_ALLOWED: "Start the shop as its owner, or set DATA_DIR to another folder.",
  NO_ACCESS:
    "Start the shop as an ordinary user, or set DATA_DIR to a folder that everybody can enter, such as /var/lib/shop.",
  OLDER_DATA: "Run `npm run database:upgrade`, which keeps the old one; docs/operations.md tells more.",
  NEWER_DATA:
    "Install the newer version of the shop again; there `npm run database:upgrade -- --back` puts the older database back that an upgrade has kept.",
  ONLY_KEPT_DATA: "Run `npm run database:upgrade -- --back`, which puts that back in its place.",
};

/** The folder of the embedded database. */
export const databaseFolder = (dataDir: string): string => path.resolve(dataDir, "postgres");

const location = (folder: string) => ({ folder, database: "shop", role: "shop" });

/** Starts Postgres on the database of the data folder. Rejects with instructions for the operator. */
export const startEmbeddedDatabase = (dataDir: string, log: (line: string) => void): Promise<EmbeddedPostgres> =>
  startDatabaseIn(databaseFolder(dataDir), { log });

/** Starts Postgres on a database of the shop in any folder. Rejects with instructions for the operator. */
export async function startDatabaseIn(
  folder: string,
  options: Pick<EmbeddedPostgresOptions, "log" | "programs" | "readOnly">,
): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres({ ...location(folder), ...options });
  } catch (error) {
    if (!(error instanceof EmbeddedPostgresError)) throw error;
    const { code, message, pid } = error;
    const reason = code === "IN_USE" ? `The shop is already running on this data folder (process ${pid}).` : message;
    throw new Error(`${reason} ${ADVICE[code]}`, { cause: error });
  }
}

/** The URL of the database while a shop runs on the data folder, else undefined. */
export const runningEmbeddedDatabase = (dataDir: string): string | undefined =>
  runningPostgres(location(databaseFolder(dataDir)));
