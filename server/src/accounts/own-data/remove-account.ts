import type { EntityManager } from "typeorm";
import type { MailRecipients } from "../../mail/mail-recipients.js";
import { Account } from "../account/account.entity.js";
import { endSignIns, type AccountOwner } from "../authentication/account-sessions.js";
import type { AccountMail } from "../mail/account-mail.js";
import { eraseOwnData, type Erased } from "./erase-own-data.js";

/** An account that goes. */
export type LeavingOwner = AccountOwner & { email: string };

/** What erasing needs beside the database. */
export type ErasureParts = { mail: AccountMail; recipients: MailRecipients };

/**
 * Deletes an account with its data and all enquiries with its e-mail address within the caller's transaction, ends its sessions and
 * queues a confirmation.
 */
export async function removeAccount(
  manager: EntityManager,
  owner: LeavingOwner,
  { mail, recipients }: ErasureParts,
): Promise<Erased> {
  await endSignIns(manager, owner.accountId);
  const erased = await eraseOwnData(manager, owner, recipients); // without a cart no further order can be placed
  await manager.delete(Account, { id: owner.accountId });
  await mail.add(manager, "account-deleted", { email: owner.email });
  return erased;
}
