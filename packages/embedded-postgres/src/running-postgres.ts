import path from "node:path";
import { ROLE, clusterFiles, clusterPassword } from "./cluster.ts";
import { readPostmaster } from "./postmaster-file.ts";
import { processIdentity } from "./process-identity.ts";

/** Name of the shop's database. */
export const DATABASE = "shop";

/** The address of a database of the embedded Postgres on this port. */
export const embeddedUrl = (folder: string, port: number, database = DATABASE): string =>
  `postgres://${ROLE}:${clusterPassword(folder)}@127.0.0.1:${port}/${database}`;

/** The address of the shop's database while a shop runs on the data folder; undefined while none does. */
export function runningPostgres(dataDir: string): string | undefined {
  const folder = path.resolve(dataDir, "postgres");
  const running = readPostmaster(clusterFiles(folder).data);
  if (!running?.isReady || processIdentity(running.pid) === undefined) return undefined;
  return embeddedUrl(folder, running.port);
}
