import type { EntityManager } from "typeorm";
import type { NextSession, Visitor } from "../../kernel/requests/visitor.js";

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
  const [{ id: signInId }]: [{ id: string }] = await manager.query(START, [
    accountId,
    visitor.device,
    former?.signInId ?? null,
  ]);
  const next = await visitor.nextSession({ accountId, visitorId, signInId });
  await manager.query("INSERT INTO session (sid, sess, expire) VALUES ($1, $2, to_timestamp($3))", next.row);
  return next;
}

/** Ends one sign-in of an account with its session; returns whether it existed. */
export async function endSignIn(manager: EntityManager, accountId: string, signInId: string): Promise<boolean> {
  const [{ ended }]: [{ ended: number }] = await manager.query(endOf("account_id = $1 AND id = $2"), [
    accountId,
    signInId,
  ]);
  return ended > 0;
}

/** Ends every sign-in of an account with its session. */
export async function endSignIns(manager: EntityManager, accountId: string): Promise<void> {
  await manager.query(endOf("account_id = $1"), [accountId]);
}

const endOf = (condition: string) => `
  WITH ended AS (DELETE FROM sign_in WHERE ${condition} RETURNING id), gone AS (
    DELETE FROM session s USING ended e WHERE s.sess->>'signInId' = e.id::text
  )
  SELECT count(*)::int AS ended FROM ended`;

/** Ends sign-in $3, and the sign-ins of account $1 whose session has expired. */
const START = `
  WITH former AS (
    DELETE FROM sign_in i WHERE i.id = $3
      OR (i.account_id = $1 AND NOT EXISTS (SELECT FROM session s WHERE s.sess->>'signInId' = i.id::text))
    RETURNING id
  ), gone AS (
    DELETE FROM session s USING former f WHERE s.sess->>'signInId' = f.id::text
  )
  INSERT INTO sign_in (account_id, device) VALUES ($1, $2) RETURNING id`;
