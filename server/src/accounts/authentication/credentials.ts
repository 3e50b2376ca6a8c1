import type { DataSource, EntityManager } from "typeorm";
import { withRetry } from "../../kernel/sql/transaction.js";
import type { AttemptKey, RateLimits } from "../../kernel/requests/rate-limits.js";
import type { SignedIn, Visitor } from "../../kernel/requests/visitor.js";
import { NotSignedIn, WrongCredentials, WrongPassword } from "../account/account.errors.js";
import type { KnownDevices } from "./known-devices.js";
import { isPasswordOf } from "./passwords.js";
import type { ProvenOwner } from "./account-sessions.js";

/** Who asks, and from where. */
export type Caller = { visitor: Visitor; clientAddress: string };

/** Ends the count of tries that were the owner's, within the transaction of what they were for. */
type Settling = { settle(manager: EntityManager): Promise<void> };

/** Somebody who has shown that an account is theirs. */
export type Proven = ProvenOwner & Settling & { email: string };

type CredentialRow = ProvenOwner & { email: string };

/** Wrong passwords for an account from browsers that it doesn't know: all strangers together. */
export const triesByStrangers = (email: string): AttemptKey => ["sign-ins", email];

// Apart from strangers, and from each other: nobody else can use these counters up. No e-mail address has a space.
const triesOfDevice = (device: string, { accountId }: ProvenOwner): AttemptKey => [
  "sign-ins",
  `${device} ${accountId}`,
];
const triesOfSession = ({ signInId }: SignedIn): AttemptKey => ["sign-ins", `session ${signInId}`];
const triesOfLink = (hash: string): AttemptKey => ["sign-ins", `link ${hash}`];

/** Whether a password is the right one. Every look costs one hash, and counts as a try before it. */
export class Credentials {
  constructor(
    private readonly database: DataSource,
    private readonly rateLimits: RateLimits,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * The account of this address and password. From a browser that the account knows only that browser's own tries count.
   * @throws {WrongCredentials} {@link RateLimited}
   */
  async ofEmail(email: string, password: string, { visitor, clientAddress }: Caller): Promise<Proven> {
    const [account] = await this.rows("email = $1", email);
    const device = this.devices.find(visitor.deviceMark(), account);
    const isKnown = account && device !== undefined;
    const settling = await (isKnown
      ? this.tried(triesOfDevice(device, account))
      : this.tried(triesByStrangers(email), clientAddress));
    if (!(await isPasswordOf(account?.passwordHash, password)) || !account) throw new WrongCredentials();
    return { ...account, ...settling };
  }

  /**
   * The account of who is signed in, and knows its password. Only tries of the same session count.
   * @throws {WrongPassword} {@link RateLimited} {@link NotSignedIn}
   */
  async ofAccount(signedIn: SignedIn, password: string): Promise<Proven> {
    const [account] = await this.rows("id = $1", signedIn.accountId);
    if (!account) throw new NotSignedIn();
    const settling = await this.tried(triesOfSession(signedIn));
    if (!(await isPasswordOf(account.passwordHash, password))) throw new WrongPassword();
    return { ...account, ...settling };
  }

  /**
   * Whether the password is that of a registration, which only who has its link can try.
   * @param linkHash of the link's token
   * @param passwordHash undefined where there is no such registration: that is for the caller to say
   * @throws {WrongCredentials} {@link RateLimited}
   */
  async ofLink(
    linkHash: string,
    passwordHash: string | undefined,
    password: string,
    clientAddress: string,
  ): Promise<Settling> {
    const settling = await this.tried(triesOfLink(linkHash), clientAddress);
    const isRight = await isPasswordOf(passwordHash, password);
    if (!isRight && passwordHash !== undefined) throw new WrongCredentials();
    return settling;
  }

  /**
   * Counts a try, also at where a stranger is.
   * @throws {RateLimited}
   */
  private async tried(own: AttemptKey, clientAddress?: string): Promise<Settling> {
    const counted: AttemptKey | undefined = clientAddress === undefined ? undefined : ["ip-sign-ins", clientAddress];
    if (counted) await this.rateLimits.attempt(...counted);
    await this.rateLimits.attempt(...own);
    return {
      settle: (manager) => this.rateLimits.succeeded(manager, { forgotten: own, ...(counted && { counted }) }),
    };
  }

  private rows(condition: string, value: string): Promise<CredentialRow[]> {
    return withRetry(() => this.database.query(`${CREDENTIALS} WHERE ${condition}`, [value]));
  }
}

const CREDENTIALS = `
  SELECT id AS "accountId", visitor_id AS "visitorId", email, password_hash AS "passwordHash" FROM account`;
