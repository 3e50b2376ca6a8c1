import { AsyncResource } from "node:async_hooks";
import pg from "pg";
import { PROMPT } from "./connection-limits.js";
import { ObservedClient } from "./observed-client.js";

/** A pool with the name by which it is watched. */
type NamedPool = { name: string; pool: pg.Pool };

const watched = new Set<NamedPool>();

/** The pools of this process that are open. */
export function openPools(): readonly NamedPool[] {
  for (const each of watched) if (each.pool.ending) watched.delete(each);
  return [...watched];
}

/**
 * Opens at most `max` connections to the database, besides the shop's own pool.
 * @param name by which it is watched
 * @param timeouts in milliseconds, other than those of requests
 */
export function openPool(
  connectionString: string,
  max: number,
  name: string,
  timeouts: Pick<pg.PoolConfig, "connectionTimeoutMillis" | "query_timeout"> = {},
): pg.Pool {
  const options = { connectionString, max, connectionTimeoutMillis: 2000, ...PROMPT, keepAlive: true, ...timeouts };
  const pool = new pg.Pool({ ...options, Client: ObservedClient });
  pool.on("error", () => {}); // an idle connection that breaks is replaced; the next statement reports real trouble
  watchPool(name, pool);
  return pool;
}

/**
 * Lists a pool among the open ones until it ends. What has waited for a connection then goes on in the context of its own request, not
 * in that of the request which has given the connection back.
 */
export function watchPool(name: string, pool: pg.Pool): void {
  watched.add({ name, pool });
  const connect: (callback?: Connected) => unknown = pool.connect.bind(pool);
  pool.connect = ((callback?: Connected) =>
    callback ? connect(AsyncResource.bind(callback)) : connect()) as typeof pool.connect;
}

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void;
