import { randomUUID } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { processIdentity } from "./process-identity.js";

type Owner = {
  pid: number;
  /** What `processIdentity` said of the owner: a number that was given to another process does not count. */
  identity: string | undefined;
};

/**
 * Makes this process the only owner of a folder until the returned function is called, or the process is gone.
 * Throws an Error that names the owner when a living process has the folder.
 */
export function takeOwnership(lockFile: string): () => void {
  const mine = JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid) } satisfies Owner);
  while (!createWith(lockFile, mine)) {
    const found = read(lockFile);
    if (found === undefined) continue;
    const owner = parse(found);
    if (owner && processIdentity(owner.pid) === owner.identity) {
      throw new Error(
        `The shop is already running on this data folder (process ${owner.pid}). ` +
          "Stop it, or set DATA_DIR to another folder.",
      );
    }
    removeAbandoned(lockFile, found);
  }
  return () => {
    if (read(lockFile) === mine) rmSync(lockFile, { force: true });
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
