import { Raw, type DataSource, type EntityManager } from "typeorm";
import { hashOfToken } from "../../kernel/hashing/link-token.js";
import { hashOfPassword, refuseCommon, refuseOwnersName } from "../../kernel/passwords/passwords.js";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import { rowsOf } from "../../kernel/sql/query.js";
import { inTransaction, withRetry } from "../../kernel/sql/transaction.js";
import type { OrderService } from "../../orders/order.service.js";
import { confirmRegistrationForm, registerForm, registerFromOrderForm } from "../../rules/account-forms.js";
import type { PasswordOwner } from "../../rules/password.js";
import { AccountLinkNotValid, NotFoundInAccount } from "../account/account.errors.js";
import type { Authentication } from "../authentication/authentication.js";
import type { Caller, Credentials } from "../authentication/credentials.js";
import type { SignInResult } from "../authentication/signed-in.payload.js";
import { AccountEmail } from "../mail/account-email.entity.js";
import type { AccountMail } from "../mail/account-mail.js";
import { customerMergeQueries } from "../merging/customer-merge.queries.js";
import type { ConfirmRegistrationInput, RegisterFromOrderInput, RegisterInput } from "./registration.inputs.js";
import { registrationQueries } from "./registration.queries.js";

type Registrant = PasswordOwner & { password: string };

/** Registers customers. An account is created when its e-mail address is confirmed. */
export class RegistrationService {
  constructor(
    private readonly database: DataSource,
    private readonly orders: OrderService,
    private readonly mail: AccountMail,
    private readonly credentials: Credentials,
    private readonly authentication: Authentication,
  ) {}

  /**
   * Sends a link that creates the account. If the e-mail address has an account, the response is the same and the mail tells its owner.
   * @throws {BadInput} {@link RateLimited}
   */
  async register({ clientIp }: Caller, input: RegisterInput): Promise<void> {
    await this.ask(checkedForm(registerForm, input), clientIp);
  }

  /**
   * The same with name and e-mail address of an order from this session.
   * @throws {BadInput} {@link RateLimited}
   * @throws {NotFoundInAccount} if the session has no such order
   */
  async registerFromOrder({ visitor, clientIp }: Caller, input: RegisterFromOrderInput): Promise<void> {
    const { password } = checkedForm(registerFromOrderForm, { password: input.password });
    const order = await this.orders.find(await visitor.find(), input.orderNumber);
    if (!order) throw new NotFoundInAccount("order");
    const { firstName, lastName } = order.address;
    const owner = { firstName, lastName, email: order.email.toLowerCase() };
    refuseOwnersName(password, owner);
    await this.ask({ ...owner, password }, clientIp);
  }

  /**
   * Creates the account and signs in. What was proposed about the e-mail address ends: it was about a guest. It needs the password:
   * otherwise, opening the link of a stranger's registration would give the stranger an account with the reader's e-mail address.
   * @throws {AccountLinkNotValid} {@link WrongCredentials} {@link RateLimited} {@link BadInput}
   */
  async confirm(
    { visitor, clientIp }: Caller,
    { token, cartId, ...typed }: ConfirmRegistrationInput,
  ): Promise<SignInResult> {
    const { password } = checkedForm(confirmRegistrationForm, typed);
    const tokenHash = hashOfToken(token);
    const registration = await withRetry(() =>
      this.database.manager.findOneBy(AccountEmail, { tokenHash, kind: "register", expiresAt: IN_THE_FUTURE }),
    );
    const { settle } = await this.credentials.ofLink(
      tokenHash,
      registration?.passwordHash ?? undefined,
      password,
      clientIp,
    );
    if (!registration) throw new AccountLinkNotValid();
    const verify = async (manager: EntityManager) => {
      const [account] = await rowsOf(manager, registrationQueries.confirm, [tokenHash]);
      if (!account) throw new AccountLinkNotValid();
      await rowsOf(manager, customerMergeQueries.endOfEmail, [account.email]);
      await settle(manager);
      return account;
    };
    return this.authentication.signIn(visitor, verify, cartId);
  }

  private async ask({ email, password, ...names }: Registrant, clientIp: string): Promise<void> {
    await refuseCommon(password);
    await this.mail.take(email, clientIp);
    const passwordHash = await hashOfPassword(password);
    await inTransaction(this.database, (manager) =>
      this.mail.add(manager, "register", { email }, { ...names, passwordHash }),
    );
  }
}

/** By the clock of the database. */
const IN_THE_FUTURE = Raw((time) => `${time} > now()`);
