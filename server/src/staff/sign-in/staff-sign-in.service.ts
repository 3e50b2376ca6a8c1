import { IsNull, type DataSource } from "typeorm";
import { hashOfToken, newToken } from "../../kernel/hashing/link-token.js";
import { isPasswordOf } from "../../kernel/passwords/passwords.js";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import type { AttemptKey, RateLimits } from "../../kernel/requests/rate-limits.js";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import { inTransaction, withRetry } from "../../kernel/sql/transaction.js";
import { signInForm } from "../../rules/account-forms.js";
import type { StaffSession } from "../access/staff-context.js";
import { Staff } from "../access/staff.entity.js";
import { StaffSignInNeeded, WrongCode, WrongStaffPassword } from "../access/staff.errors.js";
import { recordChanges } from "../audit/audit.js";
import { useRecoveryCode } from "../members/recovery-codes.js";
import { stepOfCode } from "../members/second-factor.js";
import { staffQueries } from "../members/staff.queries.js";
import { staffSessionQueries } from "./staff-session.queries.js";

// E-mail addresses contain no space, so these keys are no shopper's.
const triesOf = (email: string): AttemptKey => ["sign-ins", `staff ${email}`];
const triesAtCodeOf = (staffId: string): AttemptKey => ["sign-ins", `staff code ${staffId}`];

/** Signs staff in, in two steps: the password, then a code. */
export class StaffSignInService {
  constructor(
    private readonly database: DataSource,
    private readonly rateLimits: RateLimits,
  ) {}

  /** The session with this token; undefined where it has ended. */
  async find(token: string): Promise<StaffSession | undefined> {
    const [session] = await withRetry(() => rowsOf(this.database, staffSessionQueries.use, [hashOfToken(token)]));
    return session;
  }

  /**
   * The first step: returns the token of a session that can only be completed. Attempts count before the check, like customers'.
   * @throws {BadInput} {@link WrongStaffPassword} {@link RateLimited}
   */
  async signIn(clientIp: string, typed: { email: string; password: string }): Promise<string> {
    const { email, password } = checkedForm(signInForm, typed);
    const counted: AttemptKey = ["ip-sign-ins", clientIp];
    const forgotten = triesOf(email);
    await this.rateLimits.attempt(...counted);
    await this.rateLimits.attempt(...forgotten);
    const member = await withRetry(() => this.database.manager.findOneBy(Staff, { email, leftAt: IsNull() }));
    if (!(await isPasswordOf(member?.passwordHash, password)) || !member) throw new WrongStaffPassword();
    const token = newToken();
    await inTransaction(this.database, async (manager) => {
      await this.rateLimits.succeeded(manager, { forgotten, counted });
      await rowOf(manager, staffSessionQueries.start, [member.id, hashOfToken(token), false]);
    });
    return token;
  }

  /**
   * The second step, and the proof before dangerous acts: a code of the app or a recovery code. Each works once. Returns the
   * session's new token.
   * @throws {StaffSignInNeeded} {@link WrongCode} {@link RateLimited}
   */
  async enterCode(session: StaffSession | undefined, code: string): Promise<string> {
    if (!session) throw new StaffSignInNeeded();
    const { staffId, sessionId, isComplete } = session;
    const forgotten = triesAtCodeOf(staffId);
    await this.rateLimits.attempt(...forgotten);
    const token = newToken();
    await inTransaction(this.database, async (manager) => {
      const { totpSecret, lastTotpStep } = await manager.findOneByOrFail(Staff, { id: staffId });
      const step = await stepOfCode(totpSecret, code, lastTotpStep);
      // The statement compares again: of two requests with one code, the second finds it used.
      const isRight =
        step === undefined
          ? await useRecoveryCode(manager, staffId, code)
          : (await rowsOf(manager, staffQueries.takeStep, [staffId, step])).length > 0;
      if (!isRight) throw new WrongCode();
      const [proved] = await rowsOf(manager, staffSessionQueries.prove, [sessionId, hashOfToken(token)]);
      if (!proved) throw new StaffSignInNeeded();
      await this.rateLimits.succeeded(manager, { forgotten });
      if (!isComplete)
        await recordChanges(manager, session, {
          what: "staff.signed-in",
          subject: { type: "Staff", id: staffId },
          before: null,
          after: { byRecoveryCode: step === undefined },
        });
    });
    return token;
  }

  /** Ends the session, if there is one. */
  async signOut(session: StaffSession | undefined): Promise<void> {
    if (session) await withRetry(() => rowsOf(this.database, staffSessionQueries.end, [session.sessionId]));
  }
}
