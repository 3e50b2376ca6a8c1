import { execFile, type ExecFileException } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { canReach, userName, type PostgresAccount } from "./account.ts";
import type { PostgresBinaries } from "./binaries.ts";
import { EmbeddedPostgresError } from "./errors.ts";

/** Paths inside the folder of one embedded Postgres. */
export function clusterFiles(folder: string) {
  return {
    data: path.join(folder, "data"),
    password: path.join(folder, "password"),
    lock: path.join(folder, "owner.json"),
    log: path.join(folder, "postgres.log"),
    previousLog: path.join(folder, "postgres.previous.log"),
  };
}

/**
 * Creates the folder, or checks that it belongs to the account, and returns its real path. Throws `NOT_OWNER`, `NOT_ALLOWED` or
 * `NO_ACCESS`.
 */
export function prepareFolder(folder: string, account: PostgresAccount): string {
  const owner = createOrFind(folder, account);
  if (account.uid !== undefined && owner !== account.uid) {
    throw new EmbeddedPostgresError(
      "NOT_OWNER",
      `The database in ${folder} belongs to user ${userName(owner)}, and here Postgres runs as ${userName(account.uid)}.`,
    );
  }
  if (!canReach(account, folder)) {
    throw new EmbeddedPostgresError(
      "NO_ACCESS",
      `Postgres does not run as root, and user ${userName(account.uid ?? owner)} can't enter ${folder}.`,
    );
  }
  return realpathSync(folder);
}

/** The id of the user who owns the database, or will own it. */
function createOrFind(folder: string, account: PostgresAccount): number {
  const { data } = clusterFiles(folder);
  try {
    // The folder above keeps its usual mode: a service user has to pass through it.
    mkdirSync(path.dirname(folder), { recursive: true });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (existsSync(data)) return statSync(data).uid;
    if (account.uid !== undefined && process.getuid?.() === 0)
      chownSync(folder, account.uid, account.service?.gid ?? 0);
    return statSync(folder).uid;
  } catch (cause) {
    if (!["EACCES", "EPERM", "EROFS"].includes((cause as NodeJS.ErrnoException).code ?? "")) throw cause;
    throw new EmbeddedPostgresError(
      "NOT_ALLOWED",
      `User ${userName(process.getuid?.() ?? -1)} may not use ${folder} (it or a folder above it is not theirs).`,
      { cause },
    );
  }
}

const versionFile = (folder: string) => path.join(clusterFiles(folder).data, "PG_VERSION");

/** Whether there is a cluster in the folder. */
export const hasCluster = (folder: string): boolean => existsSync(versionFile(folder));

/** Major version of the Postgres whose cluster is in the folder, such as 18; undefined without one. */
export const clusterMajor = (folder: string): number | undefined =>
  hasCluster(folder) ? Number.parseInt(readFileSync(versionFile(folder), "utf8"), 10) : undefined;

type NewCluster = {
  /** The only role; it owns everything in the cluster. */
  role: string;
  account: PostgresAccount;
  binaries: PostgresBinaries;
  fast: boolean;
};

/** Creates an empty cluster where there is none yet. Text sorts alike on every machine: by ICU's root collation. */
export async function ensureCluster(
  folder: string,
  { role, account, binaries, fast }: NewCluster,
): Promise<"created" | "found"> {
  const files = clusterFiles(folder);
  if (hasCluster(folder)) return "found";
  removeDrafts(folder);
  writeFileSync(files.password, randomBytes(24).toString("base64url"), { mode: 0o600 });
  if (account.service) chownSync(files.password, account.service.uid, account.service.gid);
  // Created as a draft and renamed: an interrupted start leaves no incomplete cluster.
  const draft = `${files.data}.${randomUUID()}`;
  await initdb(binaries.initdb, account, [
    ...["-D", draft, "-U", role, "--auth=scram-sha-256", `--pwfile=${files.password}`],
    ...["--encoding=UTF8", "--locale-provider=icu", "--icu-locale=und", "--locale=C"],
    ...(fast ? ["--no-sync"] : []),
  ]);
  renameSync(draft, files.data);
  return "created";
}

/** The password of the role, stored beside the data. */
export function clusterPassword(folder: string): string {
  const { password } = clusterFiles(folder);
  try {
    return readFileSync(password, "utf8");
  } catch (cause) {
    throw new Error(`The database's password is missing: ${password} can't be read. Restore it from a backup.`, {
      cause,
    });
  }
}

async function initdb(program: string, account: PostgresAccount, args: string[]): Promise<void> {
  const [command = program, ...rest] = [...account.prefix, program, ...args];
  try {
    await promisify(execFile)(command, rest, { ...account.service, cwd: path.parse(program).root, windowsHide: true });
  } catch (cause) {
    const said = (cause as ExecFileException).stderr?.trim() || (cause as Error).message;
    throw new Error(`The database could not be made. initdb said: ${said}`, { cause });
  }
}

function removeDrafts(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith("data."))) {
    rmSync(path.join(folder, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}
