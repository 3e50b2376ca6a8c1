import type { DataSource, EntityManager } from "typeorm";
import { BadInput } from "../../kernel/errors/shop-error.js";
import { hashOfToken } from "../../kernel/hashing/link-token.js";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import type { SignedIn } from "../../kernel/requests/visitor.js";
import { rowsOf } from "../../kernel/sql/query.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import { changeEmailForm } from "../../rules/account-forms.js";
import { Account } from "../account/account.entity.js";
import { AccountLinkNotValid } from "../account/account.errors.js";
import { accountWithin } from "../account/account.queries.js";
import type { AccountType } from "../account/account.types.js";
import type { Credentials } from "../authentication/credentials.js";
import { AccountEmail } from "../mail/account-email.entity.js";
import type { AccountMail } from "../mail/account-mail.js";
import { customerMergeQueries } from "../merging/customer-merge.queries.js";
import type { ChangeEmailInput } from "./credential-changes.inputs.js";
import { credentialQueries } from "./credential-changes.queries.js";

/** Changes an account's e-mail address: the new one must be confirmed, and the old one is notified. */
export class EmailChangeService {
  constructor(
    private readonly database: DataSource,
    private readonly mail: AccountMail,
    private readonly credentials: Credentials,
  ) {}

  /**
   * Sends a link to the new e-mail address and a notice to the old one, and voids earlier links. If the new one has an account, the
   * response is the same and the mail tells its owner.
   * @throws {BadInput} {@link WrongPassword} {@link RateLimited}
   */
  async request(signedIn: SignedIn, input: ChangeEmailInput, clientIp: string): Promise<AccountType> {
    const { accountId } = signedIn;
    const { email, password } = checkedForm(changeEmailForm, input);
    const verified = await this.credentials.ofAccount(signedIn, password);
    if (email === verified.email) {
      const sentence = "This is your e-mail address already";
      throw new BadInput(`${sentence}.`, { email: sentence });
    }
    await this.mail.take(email, clientIp);
    return inTransaction(this.database, async (manager) => {
      await verified.settle(manager);
      await manager.delete(AccountEmail, { accountId, kind: "new-email" });
      await this.mail.add(manager, "new-email", { email, accountId });
      await this.mail.add(manager, "email-changing", { email: verified.email, accountId });
      return accountWithin(manager, accountId);
    });
  }

  /**
   * Sets the e-mail address confirmed by this token. The account keeps its orders, and its mailing list subscription moves to the new
   * e-mail address. What was proposed about either address ends: of the former one it was about this account, of the new one about a
   * guest.
   * @throws {AccountLinkNotValid}
   */
  async confirm(token: string): Promise<void> {
    const take = async (manager: EntityManager) => {
      const [link] = await rowsOf(manager, credentialQueries.useNewEmail, [hashOfToken(token)]);
      if (!link) throw new AccountLinkNotValid();
      const { accountId, email } = link;
      const lock = { mode: "pessimistic_write" } as const;
      const old = await manager.findOneOrFail(Account, { where: { id: accountId }, lock });
      const taken = await rowsOf(manager, credentialQueries.takeEmail, [accountId, email]);
      if (taken.length === 0) throw new AccountLinkNotValid();
      await rowsOf(manager, credentialQueries.moveSubscription, [old.email, email]);
      for (const changed of [old.email, email]) await rowsOf(manager, customerMergeQueries.endOfEmail, [changed]);
      await this.mail.add(manager, "email-changed", { email: old.email, accountId });
    };
    // If another account got the e-mail address at the same time, the retry finds it.
    await inTransaction(this.database, take, ({ constraint }) => constraint === "account_email_once");
  }
}
