import { randomBytes, randomUUID } from "node:crypto";
import connectPgSimple from "connect-pg-simple";
import type { Request, Response } from "express";
import session from "express-session";
import pg from "pg";
import { countStatement } from "../database/statement-count.js";
import { SESSION_DAYS } from "../rules/keeping-times.js";
import { ServiceUnavailable } from "../shop-error.js";
import type { Visitor } from "../visitor.js";

declare module "express-session" {
  interface SessionData {
    /** The owner of a cart and of orders: all that a session says of its visitor. */
    visitorId: string;
    /** Milliseconds since 1970. */
    startedAt: number;
    renewedAt: number;
  }
}

/** In milliseconds. */
const DAY = 24 * 60 * 60 * 1000;
/** A session ends so long after its visitor last asked for it, and so long after it began in any case. */
const [IDLE, LONGEST] = [SESSION_DAYS * DAY, 90 * DAY];
/** It is stored anew at most once in this time: asking for a cart is to cost no write. */
const RENEWAL = DAY;
/** Connections of one process for sessions, beside the shop's own. */
const POOL_SIZE = 5;

/** A pool whose statements count like all others of the request. The store has a handful, so Postgres may keep their plans. */
class SessionPool extends pg.Pool {
  private readonly names = new Map<string, string>();

  override query = ((text: string, values: unknown[] = []) => {
    countStatement();
    const name = this.names.get(text) ?? `session-${this.names.size}`;
    this.names.set(text, name);
    return super.query({ name, text, values });
  }) as pg.Pool["query"];
}

export type Sessions = {
  visitorOf(request: Request, response: Response): Visitor;
  /** What the request's session cookie holds, unchecked: a key for limits that costs nothing. */
  keyOf(request: Request): string | undefined;
  close(): Promise<void>;
};

/** Sessions in Postgres, loaded on demand. `isSecure` says whether the shop is reached by https. */
export function createSessions(options: { databaseUrl: string; secrets: string[]; isSecure: boolean }): Sessions {
  const pool = new SessionPool({
    connectionString: options.databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: 2000,
    statement_timeout: 3000,
    query_timeout: 4000,
    keepAlive: true,
    // A new session need not be on disk before its cart is: what is written for it waits for its own place in the log, and
    // the session stands before that.
    options: "-c synchronous_commit=off",
  });
  pool.on("error", () => {}); // an idle connection that breaks is replaced; the next statement reports real trouble
  const cookieName = options.isSecure ? "__Host-sid" : "sid";
  const cookie = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]+)`);
  const PostgresStore = connectPgSimple(session);
  const store = new PostgresStore({ pool, disableTouch: true, pruneSessionInterval: DAY / 24 / 1000 });
  const load = session({
    store,
    name: cookieName,
    secret: options.secrets,
    genid: () => randomBytes(24).toString("base64url"),
    resave: false,
    saveUninitialized: false,
    cookie: { httpOnly: true, sameSite: "lax", path: "/", secure: options.isSecure, maxAge: IDLE },
  });

  /** Runs the middleware now; a store that does not answer fails this request only, and its cookie stays as it is. */
  const loaded = (request: Request, response: Response) => settled((done) => load(request, response, done));

  return {
    visitorOf(request, response) {
      let loading: Promise<void> | undefined;
      const ready = () => (loading ??= loaded(request, response).then(() => renew(request)));
      let starting: Promise<string> | undefined;
      return {
        async find() {
          if (request.headers.cookie === undefined) return undefined;
          await ready();
          return request.session.visitorId;
        },
        require: () => (starting ??= ready().then(() => visitorIdOf(request))),
      };
    },
    keyOf: ({ headers }) => cookie.exec(headers.cookie ?? "")?.[1],
    async close() {
      store.close();
      await pool.end();
    },
  };
}

/** The session's visitor; a new session is stored before anything is written for it, so that no cart is left without. */
async function visitorIdOf(request: Request): Promise<string> {
  const known = request.session.visitorId;
  if (known !== undefined) return known;
  const visitorId = randomUUID();
  const now = Date.now();
  Object.assign(request.session, { visitorId, startedAt: now, renewedAt: now });
  await settled((done) => request.session.save(done));
  return visitorId;
}

/** Puts the end of the visitor's session off, or gives a new one where it has lasted too long. */
async function renew(request: Request): Promise<void> {
  const now = Date.now();
  const { visitorId, startedAt = now, renewedAt = 0 } = request.session; // older sessions lack the times
  if (visitorId === undefined || now - renewedAt < RENEWAL) return;
  if (now - startedAt > LONGEST) return settled((done) => request.session.regenerate(done));
  Object.assign(request.session, { startedAt, renewedAt: now });
  await settled((done) => request.session.touch().save(done));
}

/** What the session store was asked for is done. @throws {ServiceUnavailable} where it can't be now */
function settled(ask: (done: (error?: unknown) => void) => unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    ask((error) =>
      error === undefined || error === null ? resolve() : reject(new ServiceUnavailable(undefined, { cause: error })),
    );
  });
}
