import { readdirSync, rmSync } from "node:fs";
import path from "node:path";

/** Postgres appends the port. */
const NAME = ".s.PGSQL.";

/** Longest path of a Unix socket in bytes: 103 on macOS, 107 on Linux. */
const MAX_PATH_BYTES = 103;

/** Whether Postgres can have a Unix socket in the folder. */
export const fitsSocket = (folder: string): boolean =>
  process.platform !== "win32" && Buffer.byteLength(path.join(folder, `${NAME}65535`)) <= MAX_PATH_BYTES;

/** The setting that puts the socket into the folder, as a list of one quoted path. */
export const socketDirectories = (folder: string): string =>
  fitsSocket(folder) ? `"${folder.replaceAll('"', '""')}"` : "";

/**
 * Removes the sockets and socket locks of a Postgres that was killed. Another program may have its process id now: then Postgres
 * would take the lock for that of a running server. Only the owner of the folder may call it, while no Postgres runs there.
 */
export function removeSockets(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(NAME))) {
    rmSync(path.join(folder, name), { force: true });
  }
}
