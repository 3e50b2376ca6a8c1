import { randomBytes, randomUUID } from "node:crypto";
import connectPgSimple from "connect-pg-simple";
import type { Request, Response } from "express";
import session from "express-session";
import pg from "pg";
import { countStatement } from "../database/statement-count.js";
import { ServiceUnavailable } from "../shop-error.js";
import type { Visitor } from "../visitor.js";

declare module "express-session" {
  interface SessionData {
    /** The owner of a cart and of orders. The session holds this id and nothing else. */
    visitorId: string;
  }
}

const DAY = 24 * 60 * 60 * 1000;
/** Connections of one process for sessions, beside the shop's own. */
const POOL_SIZE = 5;

/** A pool whose statements count like all others of the request. */
class CountingPool extends pg.Pool {
  override query = ((...args: Parameters<pg.Pool["query"]>) => {
    countStatement();
    return super.query(...args);
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
  const pool = new CountingPool({
    connectionString: options.databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: 2000,
    statement_timeout: 3000,
    query_timeout: 4000,
    keepAlive: true,
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
    cookie: { httpOnly: true, sameSite: "lax", path: "/", secure: options.isSecure, maxAge: 30 * DAY },
  });

  /** Runs the middleware now; a store that does not answer fails this request only, and its cookie stays as it is. */
  const loaded = (request: Request, response: Response) =>
    new Promise<void>((resolve, reject) => {
      load(request, response, (error?: unknown) =>
        error === undefined || error === null ? resolve() : reject(new ServiceUnavailable(undefined, { cause: error })),
      );
    });

  return {
    visitorOf(request, response) {
      let loading: Promise<void> | undefined;
      const ready = () => (loading ??= loaded(request, response));
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
  request.session.visitorId = visitorId;
  await new Promise<void>((resolve, reject) => {
    request.session.save((error?: unknown) =>
      error === undefined || error === null ? resolve() : reject(new ServiceUnavailable(undefined, { cause: error })),
    );
  });
  return visitorId;
}
