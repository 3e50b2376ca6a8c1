import type { DataSource, EntityManager, FindOptionsWhere } from "typeorm";
import { isPasswordOf } from "../../kernel/passwords/passwords.js";
import type { AttemptKey, RateLimits } from "../../kernel/requests/rate-limits.js";
import type { SignedIn, Visitor } from "../../kernel/requests/visitor.js";
import { withRetry } from "../../kernel/sql/transaction.js";
import { Account } from "../account/account.entity.js";
import { NotSignedIn, WrongCredentials, WrongPassword } from "../account/account.errors.js";
import type { VerifiedOwner } from "./account-sessions.js";
import type { KnownDevices } from "./known-devices.js";

/** The visitor and its IP. */
export type Caller = { visitor: Visitor; clientIp: string };

/** Resets the count of wrong passwords within the transaction of the sign-in. */
type Settling = { settle(manager: EntityManager): Promise<void> };

type AccountCredentials = VerifiedOwner & { email: string };

/** The account of a verified e-mail address and password. */
export type VerifiedCredentials = AccountCredentials & Settling;

/** Counts wrong passwords for an account from all unknown browsers together. */
export const triesByStrangers = (email: string): AttemptKey => ["sign-ins", email];

// Known devices have separate counters that strangers can't use up. E-mail addresses contain no space, so keys don't collide.
const triesOfDevice = (device: string, { accountId }: VerifiedOwner): AttemptKey => [
  "sign-ins",
  `${device} ${accountId}`,
];
const triesOfSession = ({ signInId }: SignedIn): AttemptKey => ["sign-ins", `session ${signInId}`];
const triesOfLink = (hash: string): AttemptKey => ["sign-ins", `link ${hash}`];

/** Verifies passwords. Each check counts as an attempt first, and costs one hash. */
export class Credentials {
  constructor(
    private readonly database: DataSource,
    private readonly rateLimits: RateLimits,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * The account with this e-mail address and password. For a known device only its own attempts count.
   * @throws {WrongCredentials} {@link RateLimited}
   */
  async ofEmail(email: string, password: string, { visitor, clientIp }: Caller): Promise<VerifiedCredentials> {
    const account = await this.account({ email });
    const device = this.devices.find(visitor.deviceMark(), account);
    const isKnown = account && device !== undefined;
    const settling = await (isKnown
      ? this.tried(triesOfDevice(device, account))
      : this.tried(triesByStrangers(email), clientIp));
    if (!(await isPasswordOf(account?.passwordHash, password)) || !account) throw new WrongCredentials();
    return { ...account, ...settling };
  }

  /**
   * The signed-in account, after verifying its password. Only attempts of the same session count.
   * @throws {WrongPassword} {@link RateLimited} {@link NotSignedIn}
   */
  async ofAccount(signedIn: SignedIn, password: string): Promise<VerifiedCredentials> {
    const account = await this.account({ id: signedIn.accountId });
    if (!account) throw new NotSignedIn();
    const settling = await this.tried(triesOfSession(signedIn));
    if (!(await isPasswordOf(account.passwordHash, password))) throw new WrongPassword();
    return { ...account, ...settling };
  }

  /**
   * Verifies the password of a registration. Attempts need its link.
   * @param linkHash hash of the link's token
   * @param passwordHash undefined without such a registration, which the caller reports
   * @throws {WrongCredentials} {@link RateLimited}
   */
  async ofLink(
    linkHash: string,
    passwordHash: string | undefined,
    password: string,
    clientIp: string,
  ): Promise<Settling> {
    const settling = await this.tried(triesOfLink(linkHash), clientIp);
    const isRight = await isPasswordOf(passwordHash, password);
    if (!isRight && passwordHash !== undefined) throw new WrongCredentials();
    return settling;
  }

  /**
   * Counts an attempt, for strangers also by IP.
   * @throws {RateLimited}
   */
  private async tried(own: AttemptKey, clientIp?: string): Promise<Settling> {
    const counted: AttemptKey | undefined = clientIp === undefined ? undefined : ["ip-sign-ins", clientIp];
    if (counted) await this.rateLimits.attempt(...counted);
    await this.rateLimits.attempt(...own);
    return {
      settle: (manager) => this.rateLimits.succeeded(manager, { forgotten: own, ...(counted && { counted }) }),
    };
  }

  private async account(where: FindOptionsWhere<Account>): Promise<AccountCredentials | undefined> {
    const account = await withRetry(() => this.database.manager.findOneBy(Account, where));
    if (!account) return undefined;
    const { id: accountId, visitorId, email, passwordHash } = account;
    return { accountId, visitorId, email, passwordHash };
  }
}
