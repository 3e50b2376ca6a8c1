import type { DataSource } from "typeorm";
import { checkedForm } from "../checked-form.js";
import { inTransaction } from "../database/transaction.js";
import { deleteAccountForm } from "../rules/account-forms.js";
import type { SignedIn, Visitor } from "../visitor.js";
import type { AccountMail } from "./account-mail.js";
import type { Credentials } from "./credentials.js";
import { endSignIns } from "./sessions-of-accounts.js";

/** The end of an account. Its orders stay, for as long as the law asks, and are nobody's. */
export class AccountRemovalService {
  constructor(
    private readonly database: DataSource,
    private readonly mail: AccountMail,
    private readonly credentials: Credentials,
  ) {}

  /**
   * Deletes an account, its cart and everything it keeps, its place on the mailing list too, and ends its sessions.
   * @throws {BadInput} {@link WrongPassword} {@link RateLimited}
   */
  async remove(visitor: Visitor, signedIn: SignedIn, typed: string): Promise<void> {
    const { accountId } = signedIn;
    const { password } = checkedForm(deleteAccountForm, { password: typed });
    const { email, visitorId, settle } = await this.credentials.ofAccount(signedIn, password);
    await inTransaction(this.database, async (manager) => {
      await settle(manager);
      await endSignIns(manager, accountId);
      await manager.query(UNLINK, [visitorId]);
      await manager.query("DELETE FROM subscription WHERE email = $1", [email]);
      await manager.query("DELETE FROM account WHERE id = $1", [accountId]);
      await this.mail.add(manager, "account-deleted", { email });
    });
    visitor.leave();
  }
}

/** Each of visitor $1's orders and quote requests is by itself from now on. */
const UNLINK = `
  WITH quotes AS (
    UPDATE quote_request SET visitor_id = gen_random_uuid() WHERE visitor_id = $1
  ), carts AS (
    DELETE FROM cart WHERE visitor_id = $1
  )
  UPDATE orders SET visitor_id = gen_random_uuid() WHERE visitor_id = $1`;
