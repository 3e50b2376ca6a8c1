import { spawnSync } from "node:child_process";

/** From 1.21 on it knows prepared statements in transaction mode. */
const OLDEST = [1, 21] as const;

/** The program that `PGBOUNCER` names, or the one in the PATH; undefined where it is missing or too old. */
export function findPgBouncer(): string | undefined {
  const program = process.env["PGBOUNCER"] || "pgbouncer";
  const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  const [, major = 0, minor = 0] = (/PgBouncer (\d+)\.(\d+)/.exec(stdout ?? "") ?? []).map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]) ? program : undefined;
}
