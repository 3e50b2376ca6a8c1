import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { commandLine, isWorkedIn, processIdentity } from "./process-identity.ts";

const POLL_MS = 20;
/** How long an orphan may take to write everything down, before it is told to leave the rest to recovery. */
const POLITE_MS = 20_000;
const LAST_MS = 10_000;

/** What a running Postgres says of itself in its data folder (lines 1, 4 and 8 of postmaster.pid). */
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
 * Ends a Postgres whose shop was killed; what it had committed is in the data folder. To be called by the owner of the
 * folder only. Rejects with an Error when it does not end.
 */
export async function endOrphan(data: string, log: (line: string) => void): Promise<void> {
  const left = readPostmaster(data);
  if (!left) return;
  const identity = processIdentity(left.pid);
  const command = identity && commandLine(left.pid);
  if (identity === undefined || (command !== undefined && !command.includes("postgres"))) {
    // Dead; but its number may be another program's now (usual after a restart in a container), or wait for a parent to
    // collect it: Postgres would take either for a rival. What Postgres itself would check, we do: nobody works there.
    await until(() => !isWorkedIn(data), POLITE_MS);
    rmSync(path.join(data, "postmaster.pid"), { force: true });
    return;
  }
  // Perhaps somebody else's: Postgres itself then decides whether it may start.
  if (command !== undefined && !command.includes(data)) return;
  log(`Ending the Postgres of a shop that was killed (process ${left.pid}).`);
  const isGone = () => processIdentity(left.pid) !== identity;
  for (const [signal, withinMs] of [["SIGINT", POLITE_MS] as const, ["SIGQUIT", LAST_MS] as const]) {
    if (!isGone()) process.kill(left.pid, signal);
    if (await until(isGone, withinMs)) return;
  }
  throw new Error(`A Postgres from an earlier start (process ${left.pid}) does not end. End it, then start again.`);
}

/** Whether it came true in time. */
async function until(isTrue: () => boolean, withinMs: number): Promise<boolean> {
  const end = performance.now() + withinMs;
  while (!isTrue()) {
    if (performance.now() > end) return false;
    await sleep(POLL_MS);
  }
  return true;
}
