import type { DataSource, EntityManager } from "typeorm";
import { isProductId } from "../../catalogue/products/product-id.js";
import { BadInput } from "../../kernel/errors/shop-error.js";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import { readRows } from "../../kernel/sql/rows.js";
import { inTransaction, withRetry } from "../../kernel/sql/transaction.js";
import { detailsForm } from "../../rules/account-forms.js";
import { NotSignedIn } from "./account.errors.js";
import type { SavedInput, UpdateDetailsInput } from "./account.inputs.js";
import { ACCOUNT_BY_ID, accountWithin } from "./account.queries.js";
import type { AccountType } from "./account.types.js";
import { KEEP_SAVED, REMOVE_SAVED } from "./saved-items.queries.js";

/** Account details and saved products. */
export class AccountService {
  constructor(private readonly database: DataSource) {}

  /** The account, or null if it was deleted in the meantime. */
  async find(id: string): Promise<AccountType | null> {
    const statement = { name: "account", text: ACCOUNT_BY_ID, values: [id] };
    const [account] = await withRetry(() => readRows<AccountType>(this.database, statement));
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
    const { firstName, lastName, phone } = checkedForm(detailsForm, input);
    return this.change(id, "UPDATE account SET first_name = $2, last_name = $3, phone = $4 WHERE id = $1", [
      firstName,
      lastName,
      phone ?? null,
    ]);
  }

  /** Joins or leaves the mailing list with the account's e-mail address, which is already confirmed. It may be repeated. */
  setMailingList(id: string, isWanted: boolean): Promise<AccountType> {
    return this.change(id, isWanted ? JOIN_MAILING_LIST : LEAVE_MAILING_LIST, []);
  }

  /**
   * Adds ids to the front of the saved products, without duplicates. Unknown products are left out; above the limit the latest
   * stay.
   * @throws {BadInput} for an invalid id
   */
  keepSaved(id: string, { productIds, inspirationIds }: SavedInput): Promise<AccountType> {
    if (!inspirationIds.every((inspiration) => INSPIRATION_ID.test(inspiration))) {
      const sentence = "An inspiration's id has letters, digits and hyphens, at most 80.";
      throw new BadInput(sentence, { inspirationIds: sentence });
    }
    return this.change(id, KEEP_SAVED, [productIds.filter(isProductId), inspirationIds]);
  }

  /** Removes ids from the saved products. It may be repeated. */
  removeSaved(id: string, { productIds, inspirationIds }: SavedInput): Promise<AccountType> {
    const storable = (given: string) => !given.includes("\0") && given.isWellFormed();
    return this.change(id, REMOVE_SAVED, [productIds.filter(storable), inspirationIds.filter(storable)]);
  }

  /** Changes the account $1 and reads it in one statement. @throws {NotSignedIn} if it was deleted */
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

/** Also voids open confirmation links, so that an old mail can't undo the change. */
const LEAVE_MAILING_LIST = `
  WITH used AS (
    DELETE FROM subscription_token t USING subscription s, account a
    WHERE a.id = $1 AND s.email = a.email AND t.subscription_id = s.id AND t.purpose = 'confirm'
  )
  UPDATE subscription s SET confirmed_at = NULL FROM account a WHERE a.id = $1 AND s.email = a.email`;
