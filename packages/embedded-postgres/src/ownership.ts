import { randomUUID } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { processIdentity } from "./process-identity.ts";

type Owner = {
  pid: number;
  /** What `processIdentity` said of the owner: a number that was given to another process does not count. */
  identity: string | undefined;
  /** Tells owners within one process apart. */
  id?: string;
};

/** A folder that belongs to this process alone. */
export type Ownership = {
  /** False once somebody has removed the lock or put another in its place. */
  isHeld(): boolean;
  release(): void;
};

/**
 * Makes this process the only owner of a folder until it is released, or the process is gone.
 * Throws an Error that names the owner when a living process has the folder.
 */
export function takeOwnership(lockFile: string): Ownership {
  const owner: Owner = { pid: process.pid, identity: processIdentity(process.pid), id: randomUUID() };
  const mine = JSON.stringify(owner);
  while (!createWith(lockFile, mine)) {
    const found = read(lockFile);
    if (found === undefined) continue;
    const other = parse(found);
    if (other && processIdentity(other.pid) === other.identity) {
      throw new Error(
        `The shop is already running on this data folder (process ${other.pid}). ` +
          "Stop it, or set DATA_DIR to another folder.",
      );
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

/** A link appears with its whole content or not at all, so that no one ever reads half an owner. */
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

/** Two starts may both find the abandoned file: whoever moved away the other's new one puts it back. */
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

/** An unreadable file is what a full disk or a crash of the machine leaves: nobody's. */
function parse(content: string): Owner | undefined {
  try {
    const { pid, identity } = JSON.parse(content) as Partial<Owner>;
    return pid && identity ? { pid, identity } : undefined;
  } catch {
    return undefined;
  }
}
