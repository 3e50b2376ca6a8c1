import type { DataSource, EntityManager } from "typeorm";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import type { SessionTokens, SignedIn, Visitor } from "../../kernel/requests/visitor.js";
import { rowsOf } from "../../kernel/sql/query.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import { isUuid } from "../../kernel/sql/uuid.js";
import { signInForm } from "../../rules/account-forms.js";
import { NotFoundInAccount } from "../account/account.errors.js";
import { accountWithin } from "../account/account.queries.js";
import type { AccountType } from "../account/account.types.js";
import { endSignIn, endSignIns } from "../authentication/account-sessions.js";
import type { Authentication } from "../authentication/authentication.js";
import type { Caller, Credentials } from "../authentication/credentials.js";
import type { SignInResult } from "../authentication/signed-in.payload.js";
import type { SignInInput } from "./sign-in.inputs.js";
import { signInQueries, type SignInRow } from "./sign-in.queries.js";

/** Signs in and out, and lists an account's sign-ins. */
export class SignInService {
  constructor(
    private readonly database: DataSource,
    private readonly credentials: Credentials,
    private readonly authentication: Authentication,
  ) {}

  /**
   * Signs the visitor in and merges their cart.
   * @throws {BadInput} {@link WrongCredentials} {@link RateLimited}
   */
  async signIn(caller: Caller, input: SignInInput): Promise<SignInResult> {
    const { email, password } = checkedForm(signInForm, input);
    const verified = await this.credentials.ofEmail(email, password, caller);
    const verify = async (manager: EntityManager) => {
      await verified.settle(manager);
      return verified;
    };
    return this.authentication.signIn(caller.visitor, verify, input.cartId);
  }

  /**
   * New tokens for a refresh token, which works once.
   * @throws {Unauthenticated}
   */
  refresh(visitor: Visitor, refreshToken: string): Promise<SessionTokens> {
    return visitor.refresh(refreshToken);
  }

  /** Ends the visitor's session if it is signed in. */
  async signOut(visitor: Visitor): Promise<void> {
    const signedIn = await visitor.signedIn();
    if (!signedIn) return;
    const { accountId, signInId } = signedIn;
    await inTransaction(this.database, (manager) => endSignIn(manager, accountId, signInId));
    visitor.leave();
  }

  /** Ends every session of the visitor's account. */
  async signOutEverywhere(visitor: Visitor, { accountId }: SignedIn): Promise<void> {
    await inTransaction(this.database, (manager) => endSignIns(manager, accountId));
    visitor.leave();
  }

  /**
   * Ends another session of the same account.
   * @throws {NotFoundInAccount} for the requesting session and those of other accounts
   */
  end({ accountId, signInId }: SignedIn, id: string): Promise<AccountType> {
    const isOther = isUuid(id) && id.toLowerCase() !== signInId;
    return inTransaction(this.database, async (manager) => {
      if (!isOther || !(await endSignIn(manager, accountId, id))) throw new NotFoundInAccount("sign-in");
      return accountWithin(manager, accountId);
    });
  }

  /** The account's sign-ins: `thisOne` first, then by last use. */
  async of(accountId: string, thisOne: string | undefined): Promise<SignInRow[]> {
    return rowsOf(this.database, signInQueries.ofAccount, [accountId, thisOne ?? null]);
  }
}
