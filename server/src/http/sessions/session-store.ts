import { callbackify } from "node:util";
import session from "express-session";
import type pg from "pg";
import type { z } from "zod";
import { ServiceUnavailable } from "../../kernel/errors/shop-error.js";
import { openPool } from "../../kernel/sql/pool.js";
import { rowsOf, type Query } from "../../kernel/sql/query.js";
import { withRetry } from "../../kernel/sql/transaction.js";
import { SESSION_DAYS, SESSION_LONGEST_DAYS } from "../../rules/retention-periods.js";
import { sessionQueries, sessionWith } from "./session.queries.js";

/** In milliseconds. */
const DAY = 24 * 60 * 60 * 1000;

/** Milliseconds for which a session is stored after its last use. */
export const IDLE = SESSION_DAYS * DAY;

/** Maximum age of a session in milliseconds. */
export const LONGEST = SESSION_LONGEST_DAYS * DAY;

/** Pool size for sessions per process, besides the shop's pool. */
const POOL_SIZE = 5;

type Done = (error?: unknown) => void;

/** Stores sessions in Postgres on a pool of its own. retention/ removes ended ones, in batches. */
export class SessionStore extends session.Store {
  private readonly pool: pg.Pool;

  constructor(databaseUrl: string) {
    super();
    this.pool = openPool(databaseUrl, POOL_SIZE, "sessions");
  }

  override get(sid: string, done: (error: unknown, found?: session.SessionData | null) => void): void {
    callbackify(() => this.stored(sid))((error, found) => done(error, found));
  }

  /** The content of a session, if it exists. @throws {ServiceUnavailable} */
  async read(sid: string): Promise<session.SessionData | undefined> {
    return unlessDown(this.stored(sid));
  }

  /**
   * The content of a session, and the row of a query about its visitor, whose id is $1 in the query.
   * @throws {ServiceUnavailable}
   */
  async readWith<Row extends z.ZodObject>(
    sid: string,
    query: Query<Row>,
  ): Promise<{ content: session.SessionData | undefined; found: z.output<Row> | undefined }> {
    const [row] = await unlessDown(rowsOf(this.pool, sessionWith(query), [sid]));
    return { content: row?.sess, found: (row?.found as z.output<Row> | null | undefined) ?? undefined };
  }

  /** The row of a query about a visitor, whose id is $1. @throws {ServiceUnavailable} */
  async readAbout<Row extends z.ZodObject>(visitorId: string, query: Query<Row>): Promise<z.output<Row> | undefined> {
    const [row] = await unlessDown(rowsOf(this.pool, query, [visitorId]));
    return row;
  }

  /**
   * Replaces the hash of a session's refresh token and extends the session. If `from` is not the present hash, its sign-in ends.
   * @param change hashes, and the time in milliseconds since 1970
   * @returns whether it was replaced
   * @throws {ServiceUnavailable}
   */
  async rotate(sid: string, { from, to, now }: { from: string; to: string; now: number }): Promise<boolean> {
    const values = [sid, from, to, now, (now + IDLE) / 1000, now - LONGEST];
    const rotated = await unlessDown(rowsOf(this.pool, sessionQueries.rotate, values));
    if (rotated.length > 0) return true;
    await unlessDown(withRetry(() => rowsOf(this.pool, sessionQueries.endFamily, [sid])));
    return false;
  }

  override set(sid: string, content: session.SessionData, done?: Done): void {
    const store = () => withRetry(() => rowsOf(this.pool, sessionQueries.store, [sid, content, endOf(content)]));
    callbackify(store)((error) => done?.(error));
  }

  override destroy(sid: string, done?: Done): void {
    const remove = () => withRetry(() => rowsOf(this.pool, sessionQueries.remove, [sid]));
    callbackify(remove)((error) => done?.(error));
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  private async stored(sid: string): Promise<session.SessionData | undefined> {
    const [row] = await withRetry(() => rowsOf(this.pool, sessionQueries.read, [sid]));
    return row?.sess;
  }
}

/** Reports a failure of the store as ServiceUnavailable, whatever it is. */
async function unlessDown<Result>(ask: Promise<Result>): Promise<Result> {
  try {
    return await ask;
  } catch (error) {
    throw new ServiceUnavailable(undefined, { cause: error });
  }
}

/** In seconds since 1970. */
const endOf = ({ cookie: { expires } }: session.SessionData) =>
  (expires ? new Date(expires).getTime() : Date.now() + IDLE) / 1000;
