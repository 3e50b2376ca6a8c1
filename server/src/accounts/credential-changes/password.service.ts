import type { DataSource, EntityManager } from "typeorm";
import { hashOfToken } from "../../kernel/hashing/link-token.js";
import { hashOfPassword, refuseCommon, refuseOwnersName } from "../../kernel/passwords/passwords.js";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import type { RateLimits } from "../../kernel/requests/rate-limits.js";
import type { SignedIn, Visitor } from "../../kernel/requests/visitor.js";
import { rowsOf } from "../../kernel/sql/query.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import { changePasswordForm, forgottenPasswordForm, resetPasswordForm } from "../../rules/account-forms.js";
import { Account } from "../account/account.entity.js";
import { AccountLinkNotValid } from "../account/account.errors.js";
import { endSignIns } from "../authentication/account-sessions.js";
import type { Authentication } from "../authentication/authentication.js";
import { triesByStrangers, type Credentials } from "../authentication/credentials.js";
import type { SignInResult } from "../authentication/signed-in.payload.js";
import type { AccountMail } from "../mail/account-mail.js";
import type { ChangePasswordInput, ResetPasswordInput } from "./credential-changes.inputs.js";
import { credentialQueries } from "./credential-changes.queries.js";

/** The account, and new tokens if it was not a cookie that asked. */
type Changed = Pick<SignInResult, "account" | "tokens">;

/** Sets new passwords. Each change ends all sign-ins and voids open links. */
export class PasswordService {
  constructor(
    private readonly database: DataSource,
    private readonly mail: AccountMail,
    private readonly credentials: Credentials,
    private readonly authentication: Authentication,
    private readonly rateLimits: RateLimits,
  ) {}

  /**
   * Sends an e-mail, with a reset link if the e-mail address has an account. The response does not reveal whether it has.
   * @throws {BadInput} {@link RateLimited}
   */
  async requestReset(typed: string, clientIp: string): Promise<void> {
    const { email } = checkedForm(forgottenPasswordForm, { email: typed });
    await this.mail.take(email, clientIp);
    await inTransaction(this.database, (manager) => this.mail.add(manager, "reset-password", { email }));
  }

  /**
   * Sets a new password with a reset link and signs in.
   * @throws {BadInput} {@link AccountLinkNotValid}
   */
  async reset(visitor: Visitor, { token, cartId, ...typed }: ResetPasswordInput): Promise<SignInResult> {
    const { password } = checkedForm(resetPasswordForm, typed);
    await refuseCommon(password);
    const passwordHash = await hashOfPassword(password);
    const verify = async (manager: EntityManager) => {
      const [account] = await rowsOf(manager, credentialQueries.useReset, [hashOfToken(token)]);
      if (!account) throw new AccountLinkNotValid();
      refuseOwnersName(password, account); // a refusal leaves the link usable
      await this.set(manager, account, passwordHash);
      await this.rateLimits.succeeded(manager, { forgotten: triesByStrangers(account.email) });
      return { ...account, passwordHash };
    };
    return this.authentication.signIn(visitor, verify, cartId);
  }

  /**
   * Changes the signed-in customer's password and renews the session id, or the tokens.
   * @throws {BadInput} {@link WrongPassword} {@link RateLimited}
   */
  async change(visitor: Visitor, signedIn: SignedIn, input: ChangePasswordInput): Promise<Changed> {
    const { current, password } = checkedForm(changePasswordForm, input);
    await refuseCommon(password);
    const owner = await this.database.manager.findOneBy(Account, { id: signedIn.accountId });
    if (owner) refuseOwnersName(password, owner);
    const verified = await this.credentials.ofAccount(signedIn, current);
    const passwordHash = await hashOfPassword(password);
    const { account, tokens } = await this.authentication.signIn(visitor, async (manager) => {
      await this.set(manager, verified, passwordHash);
      await verified.settle(manager);
      return { ...verified, passwordHash };
    });
    return { account, tokens };
  }

  private async set(
    manager: EntityManager,
    { accountId, email }: { accountId: string; email: string },
    passwordHash: string,
  ): Promise<void> {
    await rowsOf(manager, credentialQueries.setPassword, [accountId, passwordHash]);
    await endSignIns(manager, accountId);
    await this.mail.add(manager, "password-changed", { email, accountId });
  }
}
