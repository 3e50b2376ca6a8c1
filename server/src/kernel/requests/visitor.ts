import type { z } from "zod";
import type { Query } from "../sql/query.js";
import type { CountedEvent } from "./counted-event.js";

/** The sign-in and account of a session. */
export type SignedIn = { signInId: string; accountId: string };

/** The owner of a new session. */
export type SessionOwner = SignedIn & { visitorId: string };

/** What a signed-in client without cookies sends. */
export type SessionTokens = {
  /** For the header `Authorization: Bearer`. */
  accessToken: string;
  accessTokenExpiresAt: Date;
  /** Exchanged for new tokens, once. */
  refreshToken: string;
};

/** A session that the request does not use yet. */
export type NextSession = {
  /** Values for `INSERT INTO session (sid, sess, expire)`; the last in seconds since 1970. */
  row: [sid: string, content: string, expires: number];
  /** Null where a cookie carries the session. */
  tokens: SessionTokens | null;
  /** Switches the request to this session and sets its cookie, if it has one. Call it once the row is committed. */
  take(): void;
};

/**
 * The visitor of a request. The session is loaded on demand, so that reads cost no statement and set no cookie, and the
 * catalogue works while the session store is down.
 */
export type Visitor = {
  /** Browser and system in words. */
  readonly device: string;
  /** The cookie of known devices, unchecked (accounts/authentication/known-devices). */
  deviceMark(): string | undefined;
  /** Sets the cookie of known devices. */
  markDevice(mark: string): void;
  /** The visitor's id, or undefined where there is no session. An account has one id in all its sessions. @throws {ServiceUnavailable} */
  find(): Promise<string | undefined>;
  /**
   * The row of a query about the visitor, whose id is $1; undefined without a session or a row. Reads the session with the same
   * statement. Columns arrive as JSON, so there are no dates among them.
   * @throws {ServiceUnavailable}
   */
  findWith<Row extends z.ZodObject>(query: Query<Row>): Promise<z.output<Row> | undefined>;
  /** The visitor's id; starts and saves a session where there is none. @throws {ServiceUnavailable} */
  require(): Promise<string>;
  /** The visitor's sign-in; undefined for a guest. @throws {ServiceUnavailable} */
  signedIn(): Promise<SignedIn | undefined>;
  /** A session with a new id, for signing in. @throws {ServiceUnavailable} */
  nextSession(owner: SessionOwner): Promise<NextSession>;
  /** The same client without its cookie or token, for a sign-in that answers tokens. */
  withTokens(): Visitor;
  /**
   * New tokens for a refresh token. One that was used before ends its sign-in.
   * @throws {Unauthenticated} {@link ServiceUnavailable}
   */
  refresh(refreshToken: string): Promise<SessionTokens>;
  /** Counts what the visitor has done for the figures, without saying who did it. */
  count(event: CountedEvent): void;
  /** The row of the session was deleted: removes its cookie. Later requests are another visitor's. */
  leave(): void;
};
