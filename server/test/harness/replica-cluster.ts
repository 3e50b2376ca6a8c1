import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync } from "node:fs";
import path from "node:path";

/** Copies data and password of a Postgres that does not run, with their owners. */
export function copyCluster(from: string, to: string): void {
  mkdirSync(to, { mode: 0o700 });
  execFileSync("cp", ["-a", path.join(from, "data"), path.join(from, "password"), to]);
}

/** Makes a copied cluster a replica, which streams from the Postgres at `primaryUrl` once it is started. */
export function follow(folder: string, primaryUrl: string): void {
  const { hostname, port, username, password } = new URL(primaryUrl);
  const conninfo = `host=${hostname} port=${port} user=${username} password=${password}`;
  appendFileSync(path.join(folder, "data/postgresql.auto.conf"), `primary_conninfo = '${conninfo}'\n`);
  cpSync(path.join(folder, "data/postgresql.auto.conf"), path.join(folder, "data/standby.signal"));
}
