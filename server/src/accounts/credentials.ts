import type { DataSource, EntityManager } from "typeorm";
import { untilDone } from "../database/transaction.js";
import type { AttemptKey, RateLimits } from "../rate-limits.js";
import { NotSignedIn, WrongCredentials, WrongPassword } from "./account.errors.js";
import { isPasswordOf } from "./passwords.js";
import type { AccountOwner } from "./sessions-of-accounts.js";

/** Somebody who has shown that an account is theirs. */
export type Proven = AccountOwner & {
  email: string;
  /** The tries so far were the owner's: within the transaction of what they were for. */
  settle(manager: EntityManager): Promise<void>;
};

type CredentialRow = AccountOwner & { email: string; passwordHash: string };

/** Whether a password is the right one. Every look costs one hash, and counts as a try before it. */
export class Credentials {
  constructor(
    private readonly database: DataSource,
    private readonly rateLimits: RateLimits,
  ) {}

  /**
   * The account of this address and password.
   * @throws {WrongCredentials} {@link RateLimited}
   */
  async ofEmail(email: string, password: string, clientAddress: string): Promise<Proven> {
    const [account] = await this.tried(email, clientAddress, () => this.rows("email = $1", email));
    if (!(await isPasswordOf(account?.passwordHash, password)) || !account) throw new WrongCredentials();
    return this.proven(account, ["address-sign-in", clientAddress]);
  }

  /**
   * The account of who is signed in, and knows its password.
   * @throws {WrongPassword} {@link RateLimited} {@link NotSignedIn}
   */
  async ofAccount(accountId: string, password: string): Promise<Proven> {
    const [account] = await this.rows("id = $1", accountId);
    if (!account) throw new NotSignedIn();
    await this.rateLimits.attempt("sign-in", account.email);
    if (!(await isPasswordOf(account.passwordHash, password))) throw new WrongPassword();
    return this.proven(account);
  }

  /**
   * Whether the password is that of a registration, under the same limits.
   * @throws {WrongCredentials} {@link RateLimited}
   */
  async ofRegistration(
    registration: { email: string; passwordHash: string } | undefined,
    password: string,
    clientAddress: string,
  ): Promise<Pick<Proven, "settle">> {
    const email = registration?.email ?? clientAddress;
    await this.tried(email, clientAddress, async () => {});
    if (!(await isPasswordOf(registration?.passwordHash, password)) && registration) throw new WrongCredentials();
    return this.settling(email, ["address-sign-in", clientAddress]);
  }

  private async tried<Result>(email: string, clientAddress: string, work: () => Promise<Result>): Promise<Result> {
    await this.rateLimits.attempt("address-sign-in", clientAddress);
    await this.rateLimits.attempt("sign-in", email);
    return work();
  }

  private rows(condition: string, value: string): Promise<CredentialRow[]> {
    return untilDone(() => this.database.query(`${CREDENTIALS} WHERE ${condition}`, [value]));
  }

  private proven({ accountId, visitorId, email }: CredentialRow, counted?: AttemptKey): Proven {
    return { accountId, visitorId, email, ...this.settling(email, counted) };
  }

  private settling(email: string, counted?: AttemptKey): Pick<Proven, "settle"> {
    const tries = { forgotten: ["sign-in", email] as const, ...(counted && { counted }) };
    return { settle: (manager) => this.rateLimits.succeeded(manager, tries) };
  }
}

const CREDENTIALS = `
  SELECT id AS "accountId", visitor_id AS "visitorId", email, password_hash AS "passwordHash" FROM account`;
