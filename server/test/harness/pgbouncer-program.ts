import { spawnSync } from "node:child_process";

/** The first version that supports prepared statements in transaction mode. */
const OLDEST = [1, 21] as const;

/** The path in `PGBOUNCER`, or the program in the PATH; undefined if it is missing or too old. */
export function findPgBouncer(): string | undefined {
  const program = process.env["PGBOUNCER"] || "pgbouncer";
  const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  const [, major = 0, minor = 0] = (/PgBouncer (\d+)\.(\d+)/.exec(stdout ?? "") ?? []).map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]) ? program : undefined;
}
