import { randomUUID } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { EmbeddedPostgresError } from "./errors.ts";
import { processIdentity } from "./process-identity.ts";

type Owner = {
  pid: number;
  /** `processIdentity` of the owner: a process id that another process has now does not count. */
  identity: string | undefined;
  /** Distinguishes owners within one process. */
  id?: string;
};

/** A folder that belongs to this process alone. */
export type Ownership = {
  /** False once the lock was removed or replaced. */
  isHeld(): boolean;
  release(): void;
};

/**
 * Makes this process the only owner of a folder until it releases it or ends. Throws `IN_USE` with the owner's process id when a
 * living process has the folder.
 */
export function takeOwnership(lockFile: string): Ownership {
  const owner: Owner = { pid: process.pid, identity: processIdentity(process.pid), id: randomUUID() };
  const mine = JSON.stringify(owner);
  while (!createWith(lockFile, mine)) {
    const found = read(lockFile);
    if (found === undefined) continue;
    const other = parse(found);
    if (other && processIdentity(other.pid) === other.identity) {
      throw new EmbeddedPostgresError("IN_USE", `Process ${other.pid} already runs Postgres on this folder.`, {
        pid: other.pid,
      });
    }
    removeAbandoned(lockFile, found);
  }
  const isHeld = () => read(lockFile) === mine;
  return {
    isHeld,
    release() {
      if (isHeld()) rmSync(lockFile, { force: true });
    },
  };
}

/** A link appears with all of its content or not at all, so that an incomplete owner is never read. */
function createWith(lockFile: string, content: string): boolean {
  const draft = `${lockFile}.${randomUUID()}`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    linkSync(draft, lockFile);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}

/** Two processes may find the abandoned file at once: the one that moved away the other's new lock puts it back. */
function removeAbandoned(lockFile: string, abandoned: string): void {
  const aside = `${lockFile}.${randomUUID()}`;
  try {
    renameSync(lockFile, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  const moved = read(aside);
  if (moved !== undefined && moved !== abandoned) createWith(lockFile, moved);
  rmSync(aside);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Undefined for a file without a readable owner, as a full disk or a crash of the machine leaves one. */
function parse(content: string): Owner | undefined {
  try {
    const { pid, identity } = JSON.parse(content) as Partial<Owner>;
    return pid && identity ? { pid, identity } : undefined;
  } catch {
    return undefined;
  }
}
