import type { DataSource } from "typeorm";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import type { SignedIn, Visitor } from "../../kernel/requests/visitor.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import type { MailRecipients } from "../../mail/mail-recipients.js";
import { deleteAccountForm } from "../../rules/account-forms.js";
import type { Credentials } from "../authentication/credentials.js";
import type { AccountMail } from "../mail/account-mail.js";
import { removeAccount } from "./remove-account.js";

/** Deletes accounts. Their orders stay as long as tax law requires, without an owner and with the minimum of data. */
export class AccountRemovalService {
  constructor(
    private readonly database: DataSource,
    private readonly mail: AccountMail,
    private readonly credentials: Credentials,
    private readonly recipients: MailRecipients,
  ) {}

  /**
   * Deletes an account with its data and all enquiries with its e-mail address, ends its sessions and sends a confirmation.
   * @throws {BadInput} {@link WrongPassword} {@link RateLimited}
   */
  async remove(visitor: Visitor, signedIn: SignedIn, typed: string): Promise<void> {
    const { password } = checkedForm(deleteAccountForm, { password: typed });
    const owner = await this.credentials.ofAccount(signedIn, password);
    await inTransaction(this.database, async (manager) => {
      await owner.settle(manager);
      await removeAccount(manager, owner, { mail: this.mail, recipients: this.recipients });
    });
    visitor.leave();
  }
}
