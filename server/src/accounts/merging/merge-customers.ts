import type { EntityManager } from "typeorm";
import { mergeCarts } from "../../cart/merge-carts.js";
import { rowsOf } from "../../kernel/sql/query.js";
import { mergeProjects } from "../../projects/merge-projects.js";
import { Account } from "../account/account.entity.js";
import { endSignIns, type AccountOwner } from "../authentication/account-sessions.js";
import { moveRecordQueries } from "./move-records.queries.js";

/** The two e-mail addresses of one customer, lowercased. */
export type MergedEmails = { keptEmail: string; leavingEmail: string };

/**
 * Gives the account with the kept address all that is under the other one, within the caller's transaction. The other account, if there is
 * one, goes: its sessions end, and nobody can sign in to it.
 * @returns the pieces for which the cart had no room; undefined where no account has the kept address any more
 */
export async function mergeCustomers(
  manager: EntityManager,
  { keptEmail, leavingEmail }: MergedEmails,
): Promise<{ piecesLeftOut: number } | undefined> {
  const accounts = await rowsOf(manager, moveRecordQueries.lockAccounts, [[keptEmail, leavingEmail]]);
  const kept = accounts.find(({ email }) => email === keptEmail);
  const leaving = accounts.find(({ email }) => email === leavingEmail);
  if (!kept) return undefined;
  // The carts come first: a cart that was merged places no order, so none is placed after the orders were moved.
  const piecesLeftOut = leaving ? await joinAccounts(manager, kept, leaving) : 0;
  const owners = [leaving?.visitorId ?? null, leavingEmail, kept.visitorId];
  await rowsOf(manager, moveRecordQueries.moveSent, owners);
  await rowsOf(manager, moveRecordQueries.moveHeldMeanwhile, owners);
  await rowsOf(manager, moveRecordQueries.moveSubscription, [leavingEmail, keptEmail]);
  if (leaving) await closeAccount(manager, leaving);
  return { piecesLeftOut };
}

/** Cart, rooms and windows, saved products and addresses. Returns the pieces that did not fit into the cart. */
async function joinAccounts(manager: EntityManager, kept: AccountOwner, leaving: AccountOwner): Promise<number> {
  const leftOut = await mergeCarts(manager, leaving.visitorId, kept.visitorId);
  await mergeProjects(manager, leaving.visitorId, kept.visitorId);
  await rowsOf(manager, moveRecordQueries.joinDetails, [kept.accountId, leaving.accountId]);
  await rowsOf(manager, moveRecordQueries.moveAddresses, [kept.accountId, leaving.accountId]);
  return leftOut.reduce((pieces, { quantity }) => pieces + quantity, 0);
}

async function closeAccount(manager: EntityManager, { accountId, visitorId }: AccountOwner): Promise<void> {
  await endSignIns(manager, accountId);
  await rowsOf(manager, moveRecordQueries.removeEmptied, [visitorId]);
  await manager.delete(Account, { id: accountId });
}
