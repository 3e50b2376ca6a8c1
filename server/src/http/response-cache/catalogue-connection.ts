import pg from "pg";
import { CATALOGUE_STATE, CHANNEL, type CatalogueState } from "./catalogue-state.queries.js";

/** Polling interval in milliseconds. It need not be short: a change is notified of, and a connection that ends says so. */
const PAUSE = 2000;
/** Milliseconds after which an unresponsive connection is given up. */
const PATIENCE = 2000;
/** Postgres' code for a server that is starting or shutting down. */
const STARTING_OR_STOPPING = "57P03";

/** The database accepts no connection or is unresponsive. */
export class DatabaseUnreachable extends Error {}

type Follower = {
  /** The version that was last heard; 0 before. */
  version(): number;
  /** Reads anew what depends on a state that differs from the last one, before it is heard. Rejects where that fails. */
  prepare(state: CatalogueState): Promise<void>;
  /** A poll at `askedAt` (milliseconds of `performance.now`) returned this state. */
  hear(state: CatalogueState, askedAt: number): void;
  /** The catalogue changed or the connection was lost, so earlier states are no longer valid. */
  doubt(): void;
};

/**
 * Follows the catalogue on its own connection. The database notifies of a new version at once. It is also polled every two seconds,
 * because a connection may die silently or belong to a pooler, which passes no notifications on.
 * Rejects when the connection is lost or `signal` aborts.
 */
export async function followCatalogue(databaseUrl: string, follower: Follower, signal: AbortSignal): Promise<never> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: "catalogue-watch",
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    keepAlive: true,
  });
  let news = 0;
  let wake = () => {};
  const stir = () => {
    news += 1;
    follower.doubt();
    wake();
  };
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const lost = new AbortController();
  const isOver = AbortSignal.any([signal, lost.signal]);
  isOver.addEventListener("abort", stir);
  client.on("notification", stir);
  client.on("error", (error) => lost.abort(error)).on("end", () => lost.abort(new Error("The connection has ended.")));
  try {
    await client.connect().catch((cause: unknown) => {
      // Any other refusal (no connection left, a wrong password) shows that the database is up.
      const isThere = cause instanceof pg.DatabaseError && cause.code !== STARTING_OR_STOPPING;
      throw isThere ? cause : new DatabaseUnreachable("The database takes no connection.", { cause });
    });
    await client.query(`LISTEN ${CHANNEL}`);
    for (;;) {
      isOver.throwIfAborted();
      const newsBefore = news;
      const askedAt = performance.now();
      const { rows } = await client
        .query<CatalogueState>(CATALOGUE_STATE.text, [follower.version()])
        .catch((cause: unknown) => {
          const isSilent = cause instanceof Error && cause.message === "Query read timeout";
          throw isSilent ? new DatabaseUnreachable("The database does not answer.", { cause }) : cause;
        });
      const [state] = rows;
      if (!state) throw new Error("The catalogue has no version.");
      await follower.prepare(state);
      if (news !== newsBefore) continue;
      follower.hear(state, askedAt);
      await pause(Math.min(PAUSE, state.lasts));
    }
  } finally {
    follower.doubt();
    client.end().catch(() => {}); // not waited for: a frozen connection does not even end
  }
}
