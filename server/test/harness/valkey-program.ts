import { spawnSync } from "node:child_process";

/** The path in `VALKEY`, or a program in the PATH: Valkey's, or that of Redis, which speaks the same protocol. Undefined if there is none. */
export function findValkey(): string | undefined {
  const programs = process.env["VALKEY"] ? [process.env["VALKEY"]] : ["valkey-server", "redis-server"];
  return programs.find((program) => spawnSync(program, ["--version"]).status === 0);
}
