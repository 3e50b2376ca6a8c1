import { randomUUID } from "node:crypto";
import type { Request, Response } from "express";
import session from "express-session";
import { ServiceUnavailable } from "../../kernel/errors/shop-error.js";
import { KeyedHash } from "../../kernel/hashing/keyed-hash.js";
import type { CountedEvent } from "../../kernel/requests/counted-event.js";
import type { NextSession, SessionOwner, Visitor } from "../../kernel/requests/visitor.js";
import { AccessTokens } from "./access-token.js";
import { BearerSessions } from "./bearer-sessions.js";
import { ambiguousVisitor, bearerTokenOf } from "./bearer-token.js";
import { cookieName, cookieOptions, cookieReader, deviceCookies, signedCookieReader } from "./cookies.js";
import { deviceOf } from "./device.js";
import { newSessionId } from "./session-id.js";
import { IDLE, LONGEST, SessionStore } from "./session-store.js";

declare module "express-session" {
  interface SessionData {
    /** Owner of a cart and orders. All sessions of an account have the same. */
    visitorId: string;
    /** Only for signed-in customers. */
    signInId?: string;
    accountId?: string;
    /** Hash of the present refresh token; only without a cookie. */
    refreshHash?: string;
    /** Milliseconds since 1970. */
    startedAt: number;
    renewedAt: number;
  }
}

/** In milliseconds. */
const DAY = 24 * 60 * 60 * 1000;
/** Minimum time between renewals, so that reading a cart rarely writes. Accounts are more exact, because they show the last use. */
const RENEWAL = { guest: DAY, account: DAY / 24 };

export type Sessions = {
  visitorOf(request: Request, response: Response): Visitor;
  /** The unchecked content of the session cookie, or session id of the access token: a cheap key for rate limits. */
  keyOf(request: Request): string | undefined;
  close(): Promise<void>;
};

/**
 * Header by which Sandbox uses a session of its own instead of the shopper's. Pages of other origins can't send it,
 * because that needs a preflight, which never allows it.
 */
export const SANDBOX_HEADER = "x-sandbox-session";

type SessionParts = {
  databaseUrl: string;
  secrets: string[];
  /** Whether the shop is reached by https. */
  isSecure: boolean;
  /** Throws if the browser would reject the cookie of a new session. */
  requireHttps(request: Request): void;
  /** Counts an event for the figures. */
  count(request: Request, event: CountedEvent): void;
};

/** Sessions in Postgres, loaded on demand. */
export function createSessions(options: SessionParts): Sessions {
  const store = new SessionStore(options.databaseUrl);
  const tokens = new AccessTokens(new KeyedHash(options.secrets, "access tokens"));
  const bearers = new BearerSessions({ ...options, store, tokens });
  const shoppers = cookieSessions(store, bearers, { ...options, cookie: "sid", deviceCookie: "device" });
  const sandboxes = cookieSessions(store, bearers, {
    ...options,
    cookie: "sandbox-sid",
    deviceCookie: "sandbox-device",
  });
  const sessionsOf = ({ headers }: Request) => (headers[SANDBOX_HEADER] === undefined ? shoppers : sandboxes);
  return {
    visitorOf(request, response) {
      const accessToken = bearerTokenOf(request);
      const { keyOf, visitorOf } = sessionsOf(request);
      if (accessToken === undefined) return visitorOf(request, response);
      return keyOf(request) === undefined ? bearers.visitorOf(request, accessToken) : ambiguousVisitor;
    },
    keyOf: (request) => bearerTokenOf(request)?.split(".", 1)[0] ?? sessionsOf(request).keyOf(request),
    close: () => store.close(),
  };
}

/** Cookie name and secrets for a kind of visitor. */
type SessionCookies = Omit<SessionParts, "databaseUrl"> & { cookie: string; deviceCookie: string };

function cookieSessions(
  store: SessionStore,
  bearers: BearerSessions,
  { cookie: base, deviceCookie, secrets, isSecure, requireHttps, count }: SessionCookies,
): Pick<Sessions, "visitorOf" | "keyOf"> {
  const name = cookieName(base, isSecure);
  const devices = deviceCookies(deviceCookie, isSecure);
  const cookieFor = (request: Request) => cookieOptions(request, isSecure);
  const load = session({
    store,
    name,
    secret: secrets,
    genid: newSessionId,
    resave: false,
    saveUninitialized: false,
    cookie: (request) => ({ ...cookieFor(request), maxAge: IDLE }),
  });

  const sessionIdOf = signedCookieReader(name, secrets);

  /** Runs the session middleware. A failing store fails only this request and keeps its cookie. */
  const loaded = (request: Request, response: Response) => settled((done) => load(request, response, done));

  return {
    visitorOf(request, response) {
      let loading: Promise<void> | undefined;
      const ready = () => (loading ??= loaded(request, response).then(() => renew(request)));
      let starting: Promise<string> | undefined;
      let hasSession = request.headers.cookie !== undefined;
      let hasLeft = false;
      let reading: Promise<session.SessionData | undefined> | undefined;
      const read = () => {
        const sid = sessionIdOf(request);
        return sid === undefined ? Promise.resolve(undefined) : store.read(sid);
      };
      /** The session as it is stored. Only to start or renew one the middleware is needed, which hashes it and watches the response. */
      const known = async () => {
        if (!hasSession) return undefined;
        const found = loading ? undefined : await (reading ??= read());
        if (!loading && !(found && isRenewalDue(found))) return found;
        await ready();
        return request.session;
      };
      /** Keeps the cookie after all, because a new session follows `leave`. */
      const comeBack = () => {
        if (hasLeft) response.removeHeader("set-cookie");
        hasLeft = false;
        hasSession = true;
        starting = undefined;
      };
      const start = async () => {
        const visitorId = (await known())?.visitorId;
        if (visitorId !== undefined) return visitorId;
        await ready();
        if (hasLeft) {
          comeBack();
          request.sessionStore.generate(request);
        }
        hasSession = true;
        if (request.session.visitorId === undefined) requireHttps(request);
        return visitorIdOf(request);
      };
      return {
        device: deviceOf(request.headers["user-agent"]),
        ...devices(request, response),
        find: async () => (await known())?.visitorId,
        async findWith(query) {
          const sid = hasSession && !loading && !reading ? sessionIdOf(request) : undefined;
          if (sid === undefined) {
            const { visitorId } = (await known()) ?? {};
            return visitorId === undefined ? undefined : store.readAbout(visitorId, query);
          }
          const both = store.readWith(sid, query);
          reading = both.then(({ content }) => content);
          const { visitorId } = (await known()) ?? {};
          return visitorId === undefined ? undefined : (await both).found;
        },
        require: () => (starting ??= start()),
        async signedIn() {
          const { signInId, accountId } = (await known()) ?? {};
          return signInId === undefined || accountId === undefined ? undefined : { signInId, accountId };
        },
        async nextSession(owner) {
          requireHttps(request);
          await ready();
          return nextSession(request, owner, { cookie: cookieFor(request), taking: comeBack });
        },
        count: (event) => count(request, event),
        withTokens: () => bearers.visitorOf(request),
        refresh: (token) => bearers.refresh(token),
        leave() {
          Reflect.deleteProperty(request, "session"); // else it would be stored again with the response
          response.clearCookie(name, cookieFor(request));
          hasLeft = true;
          hasSession = false;
          starting = undefined;
        },
      };
    },
    keyOf: cookieReader(name),
  };
}

/** A session of `owner` with a new id; the request's session is not changed. */
function nextSession(
  request: Request,
  owner: SessionOwner,
  { cookie: options, taking }: { cookie: object; taking: () => void },
): NextSession {
  const now = Date.now();
  const cookie = { ...options, originalMaxAge: IDLE, expires: new Date(now + IDLE).toISOString() };
  const content = JSON.stringify({ cookie, ...owner, startedAt: now, renewedAt: now });
  const sid = newSessionId();
  return {
    row: [sid, content, (now + IDLE) / 1000],
    tokens: null,
    take() {
      taking();
      request.sessionID = sid;
      request.sessionStore.createSession(request, JSON.parse(content) as session.SessionData);
    },
  };
}

/** The session's visitor. A new session is stored before other writes, so that no cart is orphaned. */
async function visitorIdOf(request: Request): Promise<string> {
  const known = request.session.visitorId;
  if (known !== undefined) return known;
  const visitorId = randomUUID();
  const now = Date.now();
  Object.assign(request.session, { visitorId, startedAt: now, renewedAt: now });
  await settled((done) => request.session.save(done));
  return visitorId;
}

const isRenewalDue = ({ visitorId, signInId, renewedAt = 0 }: Partial<session.SessionData>): boolean =>
  visitorId !== undefined && Date.now() - renewedAt >= RENEWAL[signInId === undefined ? "guest" : "account"];

/** Extends the visitor's session, or replaces it above its maximum age. */
async function renew(request: Request): Promise<void> {
  if (!isRenewalDue(request.session)) return;
  const now = Date.now();
  const { startedAt = now } = request.session; // older sessions lack the times
  if (now - startedAt > LONGEST) return settled((done) => request.session.regenerate(done));
  Object.assign(request.session, { startedAt, renewedAt: now });
  await settled((done) => request.session.touch().save(done));
}

/** Resolves when the session store has finished. @throws {ServiceUnavailable} if it is down */
function settled(ask: (done: (error?: unknown) => void) => unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    ask((error) =>
      error === undefined || error === null ? resolve() : reject(new ServiceUnavailable(undefined, { cause: error })),
    );
  });
}
