import type { DataSource, EntityManager } from "typeorm";
import { isProductId } from "../../catalogue/products/product-id.js";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import { readRows } from "../../kernel/sql/rows.js";
import { inTransaction, withRetry } from "../../kernel/sql/transaction.js";
import { detailsForm } from "../../rules/account-forms.js";
import { BadInput } from "../../kernel/errors/shop-error.js";
import { NotSignedIn } from "./account.errors.js";
import type { SavedInput, UpdateDetailsInput } from "./account.inputs.js";
import { ACCOUNT_BY_ID, accountWithin } from "./account-row.js";
import type { AccountType } from "./account.types.js";
import { KEEP_SAVED, REMOVE_SAVED } from "./saved-statements.js";

/** What an account says of its owner, and what it keeps for them. */
export class AccountService {
  constructor(private readonly database: DataSource) {}

  /** The account, or null where it has been deleted in the meantime. */
  async find(id: string): Promise<AccountType | null> {
    const statement = { name: "account", text: ACCOUNT_BY_ID, values: [id] };
    const [account] = await withRetry(() => readRows<AccountType>(this.database, statement));
    return account ?? null;
  }

  /** The account. @throws {NotSignedIn} where it has been deleted in the meantime */
  async get(id: string): Promise<AccountType> {
    const account = await this.find(id);
    if (!account) throw new NotSignedIn();
    return account;
  }

  /** @throws {BadInput} with a sentence for each field */
  updateDetails(id: string, input: UpdateDetailsInput): Promise<AccountType> {
    const { firstName, lastName, phone } = checkedForm(detailsForm, input);
    return this.change(id, "UPDATE account SET first_name = $2, last_name = $3, phone = $4 WHERE id = $1", [
      firstName,
      lastName,
      phone ?? null,
    ]);
  }

  /** Joins the mailing list with the account's address, which has been confirmed, or leaves it. Again is fine. */
  setMailingList(id: string, isWanted: boolean): Promise<AccountType> {
    return this.change(id, isWanted ? JOIN_MAILING_LIST : LEAVE_MAILING_LIST, []);
  }

  /**
   * Puts ids first into what is kept for later, each once. Products that are not made are left out; of too many the latest
   * stay.
   * @throws {BadInput} where one is no id
   */
  keepSaved(id: string, { productIds, inspirationIds }: SavedInput): Promise<AccountType> {
    if (!inspirationIds.every((inspiration) => INSPIRATION_ID.test(inspiration))) {
      const sentence = "An inspiration's id has letters, digits and hyphens, at most 80.";
      throw new BadInput(sentence, { inspirationIds: sentence });
    }
    return this.change(id, KEEP_SAVED, [productIds.filter(isProductId), inspirationIds]);
  }

  /** Takes ids out of what is kept for later. Again is fine. */
  removeSaved(id: string, { productIds, inspirationIds }: SavedInput): Promise<AccountType> {
    const storable = (given: string) => !given.includes("\0") && given.isWellFormed();
    return this.change(id, REMOVE_SAVED, [productIds.filter(storable), inspirationIds.filter(storable)]);
  }

  /** Runs a statement about the account $1 and reads it, as one. @throws {NotSignedIn} where it is gone */
  private change(id: string, statement: string, values: unknown[]): Promise<AccountType> {
    return inTransaction(this.database, async (manager: EntityManager) => {
      await manager.query(statement, [id, ...values]);
      return accountWithin(manager, id);
    });
  }
}

const INSPIRATION_ID = /^[a-z0-9-]{1,80}$/;

const JOIN_MAILING_LIST = `
  INSERT INTO subscription (email, confirmed_at) SELECT a.email, now() FROM account a WHERE a.id = $1
  ON CONFLICT (email) DO UPDATE SET confirmed_at = coalesce(subscription.confirmed_at, now())`;

/** Links to confirm that are out end too: an old mail can't undo it. */
const LEAVE_MAILING_LIST = `
  WITH used AS (
    DELETE FROM subscription_token t USING subscription s, account a
    WHERE a.id = $1 AND s.email = a.email AND t.subscription_id = s.id AND t.purpose = 'confirm'
  )
  UPDATE subscription s SET confirmed_at = NULL FROM account a WHERE a.id = $1 AND s.email = a.email`;
