/**
 * Who asks. The session is read only when somebody wants to know, so that readers cost no statement and get no cookie,
 * and the catalogue answers while the session store is down.
 */
export type Visitor = {
  /** The visitor's id, or undefined where there is no session. @throws {ServiceUnavailable} */
  find(): Promise<string | undefined>;
  /** The visitor's id; starts and saves a session where there is none. @throws {ServiceUnavailable} */
  require(): Promise<string>;
};
