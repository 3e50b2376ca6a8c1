import type { DataSource, EntityManager } from "typeorm";
import { isProductId } from "../../catalogue/products/product-id.js";
import { BadInput } from "../../kernel/errors/shop-error.js";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import { rowsOf } from "../../kernel/sql/query.js";
import { inTransaction, withRetry } from "../../kernel/sql/transaction.js";
import { detailsForm } from "../../rules/account-forms.js";
import { Account } from "./account.entity.js";
import { NotSignedIn } from "./account.errors.js";
import type { KeepSavedInput, RemoveSavedInput, UpdateDetailsInput } from "./account.inputs.js";
import { accountQueries, accountWithin } from "./account.queries.js";
import type { AccountType } from "./account.types.js";

/** Account details and saved products. */
export class AccountService {
  constructor(private readonly database: DataSource) {}

  /** The account, or null if it was deleted in the meantime. */
  async find(id: string): Promise<AccountType | null> {
    const [account] = await withRetry(() => rowsOf(this.database, accountQueries.byId, [id]));
    return account ?? null;
  }

  /** The account. @throws {NotSignedIn} if it was deleted in the meantime */
  async get(id: string): Promise<AccountType> {
    const account = await this.find(id);
    if (!account) throw new NotSignedIn();
    return account;
  }

  /** @throws {BadInput} with an error for each field */
  updateDetails(id: string, input: UpdateDetailsInput): Promise<AccountType> {
    const { phone = null, ...names } = checkedForm(detailsForm, input);
    return this.change(id, (manager) => manager.update(Account, { id }, { ...names, phone }));
  }

  /** Joins or leaves the mailing list with the account's e-mail address, which is already confirmed. It may be repeated. */
  setMailingList(id: string, isWanted: boolean): Promise<AccountType> {
    const { joinMailingList, leaveMailingList } = accountQueries;
    return this.change(id, (manager) => rowsOf(manager, isWanted ? joinMailingList : leaveMailingList, [id]));
  }

  /**
   * Adds ids to the front of the saved products, without duplicates. Unknown products are left out; above the limit the latest
   * stay.
   * @throws {BadInput} for an invalid id
   */
  keepSaved(id: string, { productIds, inspirationIds }: KeepSavedInput): Promise<AccountType> {
    if (!inspirationIds.every((inspiration) => INSPIRATION_ID.test(inspiration))) {
      const sentence = "An inspiration's id has letters, digits and hyphens, at most 80.";
      throw new BadInput(sentence, { inspirationIds: sentence });
    }
    const values = [id, productIds.filter(isProductId), inspirationIds];
    return this.change(id, (manager) => rowsOf(manager, accountQueries.keepSaved, values));
  }

  /** Removes ids from the saved products. It may be repeated. */
  removeSaved(id: string, { productIds, inspirationIds }: RemoveSavedInput): Promise<AccountType> {
    return this.change(id, (manager) => rowsOf(manager, accountQueries.removeSaved, [id, productIds, inspirationIds]));
  }

  /** Changes the account and reads it in one transaction. @throws {NotSignedIn} if it was deleted */
  private change(id: string, work: (manager: EntityManager) => Promise<unknown>): Promise<AccountType> {
    return inTransaction(this.database, async (manager) => {
      await work(manager);
      return accountWithin(manager, id);
    });
  }
}

const INSPIRATION_ID = /^[a-z0-9-]{1,80}$/;
