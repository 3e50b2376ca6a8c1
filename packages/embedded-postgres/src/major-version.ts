import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { postgresAccount } from "./account.ts";
import { postgresBinaries, type PostgresBinaries } from "./binaries.ts";
import { clusterMajor } from "./cluster.ts";
import { EmbeddedPostgresError } from "./errors.ts";

/** Major version of the programs in the folder of an installation, or of the platform's package. @throws {EmbeddedPostgresError} `NO_BINARIES` */
export async function programsMajor(programs?: string): Promise<number> {
  return majorOf(await postgresBinaries(postgresAccount(), programs));
}

/** Postgres reads the data of its own major version alone. Throws `OLDER_DATA` or `NEWER_DATA`. */
export async function refuseOtherMajor(folder: string, binaries: PostgresBinaries): Promise<void> {
  const data = clusterMajor(folder);
  if (data === undefined) return;
  const programs = await majorOf(binaries);
  if (data === programs) return;
  throw new EmbeddedPostgresError(
    data < programs ? "OLDER_DATA" : "NEWER_DATA",
    `The database in ${folder} is of Postgres ${data}, and the programs here are those of Postgres ${programs}.`,
  );
}

/** It prints a line such as "postgres (PostgreSQL) 18.4". */
async function majorOf({ postgres }: PostgresBinaries): Promise<number> {
  const { stdout } = await promisify(execFile)(postgres, ["--version"], { windowsHide: true });
  return Number(/\d+/.exec(stdout)?.[0]);
}
