import { callbackify } from "node:util";
import session from "express-session";
import pg from "pg";
import { PROMPT } from "../../kernel/sql/connection-limits.js";
import { rowsOf } from "../../kernel/sql/query.js";
import { withRetry } from "../../kernel/sql/transaction.js";
import { SESSION_DAYS } from "../../rules/retention-periods.js";
import { sessionQueries } from "./session.queries.js";

/** Milliseconds for which a session is stored after its last use. */
export const IDLE = SESSION_DAYS * 24 * 60 * 60 * 1000;

/** Pool size for sessions per process, besides the shop's pool. */
const POOL_SIZE = 5;

type Done = (error?: unknown) => void;

/** Stores sessions in Postgres on a pool of its own. retention/ removes ended ones, in batches. */
export class SessionStore extends session.Store {
  private readonly pool: pg.Pool;

  constructor(databaseUrl: string) {
    super();
    this.pool = new pg.Pool({
      connectionString: databaseUrl,
      max: POOL_SIZE,
      connectionTimeoutMillis: 2000,
      ...PROMPT,
      keepAlive: true,
    });
    this.pool.on("error", () => {}); // an idle connection that breaks is replaced; the next statement reports real trouble
  }

  override get(sid: string, done: (error: unknown, found?: session.SessionData | null) => void): void {
    const read = () => withRetry(() => rowsOf(this.pool, sessionQueries.read, [sid]));
    callbackify(read)((error, rows) => done(error, rows?.[0]?.sess));
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
}

/** In seconds since 1970. */
const endOf = ({ cookie: { expires } }: session.SessionData) =>
  (expires ? new Date(expires).getTime() : Date.now() + IDLE) / 1000;
