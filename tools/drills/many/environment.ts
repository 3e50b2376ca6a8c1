import { freePort } from "@measured/embedded-postgres";
import { openDatabaseProxy, type DatabaseProxy } from "../../../server/test/harness/database-proxy.ts";
import { findPgBouncer } from "../../../server/test/harness/pgbouncer-program.ts";
import { startPgBouncer } from "../../../server/test/harness/pgbouncer.ts";
import { findValkey } from "../../../server/test/harness/valkey-program.ts";
import { ValkeyServer } from "../../../server/test/harness/valkey-server.ts";
import type { DrillEnvironment } from "../environment.ts";
import { temporaryFolder } from "../environments.ts";
import { startProxy, startVarnish } from "./entrance.ts";
import { startReplicated } from "./replica.ts";

/** Processes that serve. */
export const WEB_PROCESSES = 3;
/** Seconds for which Varnish keeps a page that it is not told of. */
export const SHARED_CACHE = 5;

/** Everything that a shop of many processes runs on. */
export type ManyProcesses = DrillEnvironment & {
  entrance: string;
  /** Both databases by their own URLs, and the proxies through which the shop asks them. */
  primaryUrl: string;
  primary: DatabaseProxy;
  replicaUrl: string;
  replica: DatabaseProxy;
  valkey: ValkeyServer | undefined;
  /** The way of purges to Varnish; undefined where that is not installed. */
  purges: DatabaseProxy | undefined;
};

/**
 * Starts a Postgres and a replica, Valkey, PgBouncer, Varnish and Caddy as far as they are installed, for three processes that serve and a worker,
 * all on 127.0.0.1. `extra` is in the settings of all processes.
 */
export async function manyProcesses(extra: NodeJS.ProcessEnv = {}): Promise<ManyProcesses> {
  const { dataDir, remove } = temporaryFolder();
  const ends: (() => Promise<void>)[] = [remove];
  const removeAll = async () => {
    for (const end of ends.toReversed()) await end();
  };
  try {
    return { ...(await start(dataDir, ends, extra)), dataDir, remove: removeAll };
  } catch (error) {
    await removeAll();
    throw error;
  }
}

type Ends = (() => Promise<void>)[];

async function start(dataDir: string, ends: Ends, extra: NodeJS.ProcessEnv) {
  const { stop, ...replicated } = await startReplicated(dataDir);
  ends.push(stop);
  const { url } = replicated.primary;
  const valkey = await startValkey(ends);
  const shopUrl = await startPooler(url, ends);
  const ports = await Promise.all(Array.from({ length: WEB_PROCESSES }, () => freePort()));
  const front = await startFront(dataDir, ports, ends);
  const settings = {
    ...{ DATABASE_DIRECT_URL: url, DATABASE_READ_URLS: replicated.replica.url, PUBLIC_URL: front.entrance },
    ...{ HOST: "127.0.0.1", TRUST_PROXY: front.purges ? "2" : "1", ...(valkey && { VALKEY_URL: valkey.url }) },
    ...(front.purges && { SHARED_CACHE: String(SHARED_CACHE), PURGE_URL: originOf(front.purges) }),
    ...extra,
  };
  const web = ports.map((port) => ({ ...settings, ROLE: "web", PORT: String(port) }));
  return {
    ...{ ...replicated, ...front, valkey, database: { shopUrl, directUrl: url } },
    processes: [...web, { ...settings, ROLE: "worker" }],
    parts: [
      "a replica",
      valkey?.program.includes("redis")
        ? "Redis in place of Valkey"
        : valkey
          ? "Valkey"
          : "no Valkey: none is installed",
      shopUrl === url ? "no PgBouncer: 1.21 or later is not installed" : "PgBouncer",
      ...front.names,
    ],
  };
}

/** Its address without a slash at the end, as the settings have it. */
const originOf = ({ url }: DatabaseProxy) => new URL(url).origin;

async function startValkey(ends: Ends): Promise<ValkeyServer | undefined> {
  const program = findValkey();
  if (program === undefined) return undefined;
  const valkey = new ValkeyServer(program, await freePort());
  ends.push(() => valkey.close());
  await valkey.start();
  return valkey;
}

/** The URL through PgBouncer, or the database's own. */
async function startPooler(url: string, ends: Ends): Promise<string> {
  const program = findPgBouncer();
  if (program === undefined) return url;
  const { port, stop } = await startPgBouncer(program, url);
  ends.push(stop);
  return Object.assign(new URL(url), { port }).href;
}

async function startFront(dataDir: string, ports: readonly number[], ends: Ends) {
  const [proxyPort, cachePort] = [await freePort(), await freePort()];
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const proxy = await startProxy(dataDir, proxyPort, urls);
  ends.push(() => proxy.close());
  const varnish = await startVarnish(dataDir, cachePort, proxyPort);
  if (!varnish)
    return { entrance: `http://127.0.0.1:${proxyPort}`, purges: undefined, names: [proxy.name, "no Varnish"] };
  ends.push(() => varnish.close());
  const entrance = `http://127.0.0.1:${cachePort}`;
  const purges = await openDatabaseProxy(entrance);
  ends.push(() => purges.close());
  return { entrance, purges, names: [proxy.name, varnish.name] };
}
