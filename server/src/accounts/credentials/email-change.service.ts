import type { DataSource, EntityManager } from "typeorm";
import { BadInput } from "../../kernel/errors/shop-error.js";
import { hashOfToken } from "../../kernel/hashing/link-token.js";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import type { SignedIn } from "../../kernel/requests/visitor.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import { changeEmailForm } from "../../rules/account-forms.js";
import { AccountLinkNotValid } from "../account/account.errors.js";
import { accountWithin } from "../account/account.queries.js";
import type { AccountType } from "../account/account.types.js";
import type { Credentials } from "../authentication/credentials.js";
import type { AccountMail } from "../mail/account-mail.js";
import type { ChangeEmailInput } from "./credentials.inputs.js";

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
      await manager.query("DELETE FROM account_letter WHERE account_id = $1 AND kind = 'new-email'", [accountId]);
      await this.mail.add(manager, "new-email", { email, accountId });
      await this.mail.add(manager, "email-changing", { email: verified.email, accountId });
      return accountWithin(manager, accountId);
    });
  }

  /**
   * Sets the e-mail address confirmed by this token. The account keeps its orders, and its mailing list subscription moves to the new
   * e-mail address.
   * @throws {AccountLinkNotValid}
   */
  async confirm(token: string): Promise<void> {
    const take = async (manager: EntityManager) => {
      const [link]: [{ accountId: string; email: string } | undefined] = await manager.query(USE_LINK, [
        hashOfToken(token),
      ]);
      if (!link) throw new AccountLinkNotValid();
      const [old]: [{ email: string }] = await manager.query(LOCK, [link.accountId]);
      const taken = await manager.query(TAKE_EMAIL, [link.accountId, link.email]);
      if (taken.length === 0) throw new AccountLinkNotValid();
      await manager.query(MOVE_SUBSCRIPTION, [old.email, link.email]);
      await this.mail.add(manager, "email-changed", { email: old.email, accountId: link.accountId });
    };
    // If another account got the e-mail address at the same time, the retry finds it.
    await inTransaction(this.database, take, ({ constraint }) => constraint === "account_email_once");
  }
}

/** Also voids password reset links sent to the old e-mail address. */
const USE_LINK = `
  WITH used AS (
    DELETE FROM account_letter WHERE token_hash = $1 AND kind = 'new-email' AND expires_at > now()
    RETURNING account_id, email
  ), resets AS (
    DELETE FROM account_letter l USING used u WHERE l.account_id = u.account_id AND l.kind = 'reset-password'
  )
  SELECT account_id AS "accountId", email FROM used`;

const LOCK = "SELECT email FROM account WHERE id = $1 FOR UPDATE";

/** From e-mail address $1 to $2; both are confirmed. */
const MOVE_SUBSCRIPTION = `
  WITH former AS (
    UPDATE subscription SET confirmed_at = NULL WHERE email = $1 AND confirmed_at IS NOT NULL RETURNING id
  )
  INSERT INTO subscription (email, confirmed_at) SELECT $2, now() FROM former
  ON CONFLICT (email) DO UPDATE SET confirmed_at = coalesce(subscription.confirmed_at, now())`;

/** Returns no row if another account has it by now. */
const TAKE_EMAIL = `
  WITH taken AS (
    UPDATE account SET email = $2 WHERE id = $1 AND NOT EXISTS (SELECT FROM account WHERE email = $2) RETURNING id
  )
  SELECT id FROM taken`;
