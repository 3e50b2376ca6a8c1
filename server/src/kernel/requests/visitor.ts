/** Whose rights a session has. */
export type SignedIn = { signInId: string; accountId: string };

/** Whose session a new one is to be. */
export type SessionOwner = SignedIn & { visitorId: string };

/** A session that is not the request's yet. */
export type NextSession = {
  /** Values for `INSERT INTO session (sid, sess, expire)`; the last in seconds since 1970. */
  row: [sid: string, content: string, expires: number];
  /** From now on the request's session is this one, and the answer brings its cookie. Call it once the row is stored. */
  take(): void;
};

/**
 * Who asks. The session is read only when somebody wants to know, so that readers cost no statement and get no cookie,
 * and the catalogue answers while the session store is down.
 */
export type Visitor = {
  /** Browser and system in words. */
  readonly device: string;
  /** What the browser holds of former sign-ins, unchecked (accounts/authentication/known-devices). */
  deviceMark(): string | undefined;
  /** Has the browser hold another mark. */
  markDevice(mark: string): void;
  /** The visitor's id, or undefined where there is no session. An account has one id in all its sessions. @throws {ServiceUnavailable} */
  find(): Promise<string | undefined>;
  /** The visitor's id; starts and saves a session where there is none. @throws {ServiceUnavailable} */
  require(): Promise<string>;
  /** As whom the visitor is signed in; undefined for a guest. @throws {ServiceUnavailable} */
  signedIn(): Promise<SignedIn | undefined>;
  /** A session with another id, for a change of rights. @throws {ServiceUnavailable} */
  nextSession(owner: SessionOwner): Promise<NextSession>;
  /** The session's row is gone: its cookie goes too, and what follows is another visitor's. */
  leave(): void;
};
