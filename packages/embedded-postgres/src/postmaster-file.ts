import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { commandLine, isWorkedIn, processIdentity } from "./process-identity.ts";

const POLL_MS = 20;
/** Time for an orphan to write everything to disk. After that it has to leave the rest to recovery. */
const FAST_SHUTDOWN_MS = 20_000;
const IMMEDIATE_SHUTDOWN_MS = 10_000;

/** Process id, port and state of the running Postgres, from lines 1, 4 and 8 of postmaster.pid in its data folder. */
export function readPostmaster(data: string): { pid: number; port: number; isReady: boolean } | undefined {
  try {
    const lines = readFileSync(path.join(data, "postmaster.pid"), "utf8").split("\n");
    const pid = Number(lines[0]);
    return pid > 0 ? { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === "ready" } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Ends a Postgres whose owner was killed; its commits are in the data folder. Only the owner of the folder may call it. Rejects
 * with an Error when Postgres does not end.
 */
export async function endOrphan(data: string, log: (line: string) => void): Promise<void> {
  const left = readPostmaster(data);
  if (!left) return;
  const identity = processIdentity(left.pid);
  const command = identity && commandLine(left.pid);
  if (identity === undefined || (command !== undefined && !command.includes("postgres"))) return removeFile(data);
  // It may serve another folder: Postgres itself then decides whether it may start.
  if (command !== undefined && !command.includes(data)) return;
  log(`Ending a Postgres that outlived its owner (process ${left.pid}).`);
  const isGone = () => processIdentity(left.pid) !== identity;
  for (const [signal, withinMs] of [
    ["SIGINT", FAST_SHUTDOWN_MS] as const,
    ["SIGQUIT", IMMEDIATE_SHUTDOWN_MS] as const,
  ]) {
    if (!isGone()) process.kill(left.pid, signal);
    if (await until(isGone, withinMs)) return removeFile(data);
  }
  throw new Error(`A Postgres from an earlier start (process ${left.pid}) does not end. End it, then start again.`);
}

/**
 * Removes the file of a Postgres that is dead. Another program may have its process id now (usual after a restart in a container), or
 * it is a zombie: Postgres would take either for a running server. So we check what it would check: no process works in the folder.
 */
async function removeFile(data: string): Promise<void> {
  await until(() => !isWorkedIn(data), FAST_SHUTDOWN_MS);
  rmSync(path.join(data, "postmaster.pid"), { force: true });
}

/** Resolves with false when the condition was not met in time. */
async function until(isTrue: () => boolean, withinMs: number): Promise<boolean> {
  const end = performance.now() + withinMs;
  while (!isTrue()) {
    if (performance.now() > end) return false;
    await sleep(POLL_MS);
  }
  return true;
}
