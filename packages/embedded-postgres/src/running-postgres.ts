import path from "node:path";
import { clusterFiles, clusterPassword } from "./cluster.ts";
import { readPostmaster } from "./postmaster-file.ts";
import { processIdentity } from "./process-identity.ts";

/** Where a database is stored, and its name. */
export type DatabaseLocation = {
  /** Holds the data, the password, the lock and the logs, and nothing else. */
  folder: string;
  /** `postgres` unless given; created when missing. */
  database?: string;
  /** The only role, the owner of everything; `postgres` unless given. An existing cluster keeps the role it was created with. */
  role?: string;
};

/** The URL of a database, with role and password, on a port of a host or of a folder with a Unix socket. */
export const databaseUrl = (
  { folder, role, database }: Required<DatabaseLocation>,
  { host = "127.0.0.1", port }: { host?: string; port: number },
): string => {
  const user = `${encodeURIComponent(role)}:${clusterPassword(folder)}`;
  return `postgres://${user}@${encodeURIComponent(host)}:${port}/${encodeURIComponent(database)}`;
};

/** The URL of the database while a process runs it; undefined while none does. */
export function runningPostgres(location: DatabaseLocation): string | undefined {
  const { folder, database = "postgres", role = "postgres" } = location;
  const resolved = path.resolve(folder);
  const running = readPostmaster(clusterFiles(resolved).data);
  if (!running?.isReady || processIdentity(running.pid) === undefined) return undefined;
  return databaseUrl({ folder: resolved, database, role }, running);
}
