import type { EntityManager } from "typeorm";
import type { NextSession, Visitor } from "../../kernel/requests/visitor.js";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import { authenticationQueries } from "./authentication.queries.js";

/** An account, and the visitor id of its cart and orders. */
export type AccountOwner = { accountId: string; visitorId: string };

/** An account with a verified owner and its current password hash. */
export type VerifiedOwner = AccountOwner & { passwordHash: string };

/**
 * Signs the visitor in to an account within the caller's transaction and ends their earlier sign-in. After the commit, `take`
 * the session.
 */
export async function startSignIn(
  manager: EntityManager,
  visitor: Visitor,
  { accountId, visitorId }: AccountOwner,
): Promise<NextSession> {
  const former = await visitor.signedIn();
  const values = [accountId, visitor.device, former?.signInId ?? null];
  const { id: signInId } = await rowOf(manager, authenticationQueries.start, values);
  const next = await visitor.nextSession({ accountId, visitorId, signInId });
  await rowsOf(manager, authenticationQueries.storeSession, next.row);
  return next;
}

/** Ends one sign-in of an account with its session; returns whether it existed. */
export async function endSignIn(manager: EntityManager, accountId: string, signInId: string): Promise<boolean> {
  const ended = await rowsOf(manager, authenticationQueries.end, [accountId, signInId]);
  return ended.length > 0;
}

/** Ends every sign-in of an account with its session. */
export async function endSignIns(manager: EntityManager, accountId: string): Promise<void> {
  await rowsOf(manager, authenticationQueries.end, [accountId, null]);
}
