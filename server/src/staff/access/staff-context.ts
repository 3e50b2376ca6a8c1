import type { RequestContext } from "../../kernel/graphql/request-context.js";
import type { StaffRole } from "./permissions.js";
import type { RelyingParty } from "./relying-party.js";
import { StaffSignInNeeded } from "./staff.errors.js";

/** A member of staff who asks for something. */
export type StaffActor = { staffId: string; email: string };

/** The sign-in of a request. */
export type StaffSession = StaffActor & {
  sessionId: string;
  role: StaffRole;
  /** Whether the second factor was given; without it the session can only give it. */
  isComplete: boolean;
  /** Whether it was given in the last minutes (FRESH_CODE_MINUTES). */
  isFresh: boolean;
};

/** The staff's side of a request. */
type StaffRequest = {
  session: StaffSession | undefined;
  /** Whom passkeys are made for; undefined where browsers offer none at this address. */
  relyingParty: RelyingParty | undefined;
  /** Sets the cookie of a session that has been stored. */
  takeToken(token: string): void;
  /** Removes the cookie. */
  leave(): void;
};

/** The context of the staff API. */
export type StaffContext<Services = unknown> = RequestContext<Services> & { staff: StaffRequest };

/** What a request shows of who sent it. */
export type WithSession = { staff: Pick<StaffRequest, "session"> };

/** The session of a guarded operation. @throws {StaffSignInNeeded} */
export function sessionOf({ staff: { session } }: WithSession): StaffSession {
  if (!session?.isComplete) throw new StaffSignInNeeded();
  return session;
}
