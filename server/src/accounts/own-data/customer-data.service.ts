import type { DataSource, EntityManager } from "typeorm";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import { withRetry } from "../../kernel/sql/transaction.js";
import type { AccountDataService } from "./account-data.service.js";
import type { Erased } from "./erase-own-data.js";
import { ownDataQueries } from "./own-data.queries.js";
import { eraseAndConfirm, guestDataOf } from "./personal-data.service.js";
import { removeAccount, type ErasureParts } from "./remove-account.js";

/** What was forgotten of a customer; the account counts as a record. */
export type Forgotten = Erased & { hadAccount: boolean };

/**
 * Exports and erases what is kept under an e-mail address, with its account and without, for staff whom the customer has asked. Both
 * do what the customer could do alone.
 */
export class CustomerDataService {
  constructor(
    private readonly database: DataSource,
    private readonly accountData: AccountDataService,
    private readonly parts: ErasureParts,
  ) {}

  /**
   * A JSON text of two parts: `account` is what the account's owner downloads, null without one; `guest` is what the link for guests
   * shows.
   * @param email lowercased
   */
  async export(email: string): Promise<string> {
    const data = await withRetry(async () => {
      const { accountId } = await rowOf(this.database, ownDataQueries.toForget, [email]);
      return {
        account: accountId === null ? null : await this.accountData.dataOf(accountId),
        guest: await guestDataOf(this.database, email),
      };
    });
    return JSON.stringify(data, null, 2);
  }

  /**
   * Erases all that need not be kept, within the caller's transaction, and queues the confirmation that the customer's own erasing
   * sends. It may be repeated.
   * @param email lowercased
   * @returns undefined where nothing was left to forget; then no e-mail is sent
   */
  async forget(manager: EntityManager, email: string): Promise<Forgotten | undefined> {
    await rowsOf(manager, ownDataQueries.lockEmail, [email]);
    const { accountId, visitorId, hasGuestData } = await rowOf(manager, ownDataQueries.toForget, [email]);
    if (accountId !== null && visitorId !== null) {
      const { removed, orders } = await removeAccount(manager, { accountId, visitorId, email }, this.parts);
      return { hadAccount: true, removed: removed + 1, orders };
    }
    if (!hasGuestData) return undefined;
    return { hadAccount: false, ...(await eraseAndConfirm(manager, email, this.parts)) };
  }
}
