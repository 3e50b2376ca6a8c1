import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The user that Postgres runs as. It refuses to run as root, so root has to give it another identity. */
export type PostgresAccount = {
  /** Owner of its files as seen from this process; undefined on Windows, which has no user ids. */
  uid: number | undefined;
  /** Set when Postgres runs as another user than this process: its files must belong to that user. */
  service?: { uid: number; gid: number };
  /** Prefix of each command line. */
  prefix: string[];
};

const NAMESPACE = ["unshare", "--user", "--map-user=1000", "--map-group=1000"];

/**
 * The account for this process: its own user; for root a user namespace, in which Postgres sees an ordinary user while root owns
 * its files; if the system forbids namespaces, the user `postgres` or `nobody`.
 */
export function postgresAccount(): PostgresAccount {
  const uid = process.getuid?.();
  if (uid !== 0) return { uid, prefix: [] };
  const [unshare = "", ...mapping] = NAMESPACE;
  if (process.platform === "linux" && spawnSync(unshare, [...mapping, "true"]).status === 0) {
    return { uid, prefix: NAMESPACE };
  }
  const service = serviceUser();
  return { uid: service.uid, service, prefix: [] };
}

/** Whether Postgres, as this account, can enter or run the file. */
export function canReach(account: PostgresAccount, file: string): boolean {
  if (!account.service) return true;
  return spawnSync("/bin/sh", ["-c", 'test -x "$1"', "sh", file], { ...account.service, cwd: "/" }).status === 0;
}

/** The name of a user, or its id where the system knows no name. */
export function userName(uid: number): string {
  return users().find((user) => user.uid === uid)?.name ?? `number ${uid}`;
}

function serviceUser(): { uid: number; gid: number } {
  const known = users();
  const user = known.find(({ name }) => name === "postgres") ?? known.find(({ name }) => name === "nobody");
  return user ? { uid: user.uid, gid: user.gid } : { uid: 65_534, gid: 65_534 };
}

function users(): { name: string; uid: number; gid: number }[] {
  return readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .filter((line) => line.includes(":"))
    .map((line) => line.split(":"))
    .map(([name = "", , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}
