import pg from "pg";
import { CATALOGUE_STATE, type CatalogueState, CHANNEL } from "./catalogue-state.js";

/** Milliseconds from one question to the next. */
const PAUSE = 300;
/** Milliseconds after which a connection that says nothing is given up. */
const PATIENCE = 2000;
/** Postgres's code for a server that is about to be there, or to be gone. */
const STARTING_OR_STOPPING = "57P03";

/** The database takes no connection, or does not answer on one. */
export class DatabaseUnreachable extends Error {}

type Follower = {
  /** The database was asked at `askedAt` (milliseconds of `performance.now`) and has told of no change since. */
  hear(state: CatalogueState, askedAt: number): void;
  /** Something has changed, or the connection is lost: nothing heard before may be relied on. */
  doubt(): void;
};

/**
 * Follows the catalogue on a connection of its own. The database tells of a new version at once; and it is asked every few
 * hundred milliseconds, for a connection may die silently, or be a pooler's, on which nothing is ever told.
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
      // Refused for a reason of its own (no connection left, a wrong password) it is there.
      const isThere = cause instanceof pg.DatabaseError && cause.code !== STARTING_OR_STOPPING;
      throw isThere ? cause : new DatabaseUnreachable("The database takes no connection.", { cause });
    });
    await client.query(`LISTEN ${CHANNEL}`);
    for (;;) {
      isOver.throwIfAborted();
      const newsBefore = news;
      const askedAt = performance.now();
      const { rows } = await client.query<CatalogueState>(CATALOGUE_STATE).catch((cause: unknown) => {
        const isSilent = cause instanceof Error && cause.message === "Query read timeout";
        throw isSilent ? new DatabaseUnreachable("The database does not answer.", { cause }) : cause;
      });
      const [state] = rows;
      if (!state) throw new Error("The catalogue has no version.");
      if (news !== newsBefore) continue;
      follower.hear(state, askedAt);
      await pause(Math.min(PAUSE, state.lasts));
    }
  } finally {
    follower.doubt();
    client.end().catch(() => {}); // not waited for: a frozen connection does not even end
  }
}
