import { IsNull, type DataSource, type EntityManager } from "typeorm";
import { hashOfToken, newToken } from "../../kernel/hashing/link-token.js";
import { isPasswordOf } from "../../kernel/passwords/passwords.js";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import type { AttemptKey, RateLimits } from "../../kernel/requests/rate-limits.js";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import { inTransaction, withRetry } from "../../kernel/sql/transaction.js";
import { signInForm } from "../../rules/account-forms.js";
import type { RelyingParty } from "../access/relying-party.js";
import type { StaffSession } from "../access/staff-context.js";
import { Staff } from "../access/staff.entity.js";
import { StaffSignInNeeded, WrongCode, WrongStaffPassword } from "../access/staff.errors.js";
import { recordChanges } from "../audit/audit.js";
import type { Audited } from "../audit/staff-audit.entity.js";
import { useRecoveryCode } from "../members/recovery-codes.js";
import { stepOfCode } from "../members/second-factor.js";
import { staffQueries } from "../members/staff.queries.js";
import { noteUse, type PasskeyOptions, type PasskeyService } from "../passkeys/passkey.service.js";
import { staffSessionQueries } from "./staff-session.queries.js";

// E-mail addresses contain no space, so these keys are no shopper's.
const triesOf = (email: string): AttemptKey => ["sign-ins", `staff ${email}`];
const triesAtCodeOf = (staffId: string): AttemptKey => ["sign-ins", `staff code ${staffId}`];

/** The token of a session that can only be completed, and whether its member has a passkey for that. */
type ProvenPassword = { token: string; hasPasskey: boolean };

/** Signs staff in, in two steps: the password, then a code or a passkey. */
export class StaffSignInService {
  constructor(
    private readonly database: DataSource,
    private readonly rateLimits: RateLimits,
    private readonly passkeys: PasskeyService,
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
  async signIn(clientIp: string, typed: { email: string; password: string }): Promise<ProvenPassword> {
    const { email, password } = checkedForm(signInForm, typed);
    const counted: AttemptKey = ["ip-sign-ins", clientIp];
    const forgotten = triesOf(email);
    await this.rateLimits.attempt(...counted);
    await this.rateLimits.attempt(...forgotten);
    const member = await withRetry(() => this.database.manager.findOneBy(Staff, { email, leftAt: IsNull() }));
    if (!(await isPasswordOf(member?.passwordHash, password)) || !member) throw new WrongStaffPassword();
    const token = newToken();
    return inTransaction(this.database, async (manager) => {
      await this.rateLimits.succeeded(manager, { forgotten, counted });
      const values = [member.id, hashOfToken(token), false];
      const { hasPasskey } = await rowOf(manager, staffSessionQueries.start, values);
      return { token, hasPasskey };
    });
  }

  /**
   * The second step, and the proof before dangerous acts: a code of the app or a recovery code. Each works once. Returns the
   * session's new token.
   * @throws {StaffSignInNeeded} {@link WrongCode} {@link RateLimited}
   */
  async enterCode(session: StaffSession | undefined, code: string): Promise<string> {
    return this.prove(await this.attempt(session), async (manager, { staffId }) => {
      const { totpSecret, lastTotpStep } = await manager.findOneByOrFail(Staff, { id: staffId });
      const step = await stepOfCode(totpSecret, code, lastTotpStep);
      // The statement compares again: of two requests with one code, the second finds it used.
      const isRight =
        step === undefined
          ? await useRecoveryCode(manager, staffId, code)
          : (await rowsOf(manager, staffQueries.takeStep, [staffId, step])).length > 0;
      if (!isRight) throw new WrongCode();
      return { byRecoveryCode: step === undefined };
    });
  }

  /** What the browser needs for `enterPasskey`. @throws {StaffSignInNeeded} {@link PasskeysUnavailable} {@link PasskeyNotFound} */
  async beginPasskey(session: StaffSession | undefined, party: RelyingParty | undefined): Promise<PasskeyOptions> {
    if (!session) throw new StaffSignInNeeded();
    return this.passkeys.beginUse(session, party);
  }

  /**
   * The same as `enterCode` by a passkey of the member, which has signed the challenge of this session.
   * @throws {StaffSignInNeeded} {@link PasskeysUnavailable} {@link WrongPasskey} {@link RateLimited}
   */
  async enterPasskey(
    session: StaffSession | undefined,
    party: RelyingParty | undefined,
    answer: unknown,
  ): Promise<string> {
    const tried = await this.attempt(session);
    const use = await this.passkeys.verifyUse(tried, party, answer);
    return this.prove(tried, async (manager, { staffId }) => {
      await noteUse(manager, staffId, use);
      return { byPasskey: true };
    });
  }

  /** Counts a try at the second factor, of either kind. @throws {StaffSignInNeeded} {@link RateLimited} */
  private async attempt(session: StaffSession | undefined): Promise<StaffSession> {
    if (!session) throw new StaffSignInNeeded();
    await this.rateLimits.attempt(...triesAtCodeOf(session.staffId));
    return session;
  }

  /** Makes a session complete and fresh where the factor is right. Returns its new token. @param check returns what the audit says */
  private async prove(
    session: StaffSession,
    check: (manager: EntityManager, session: StaffSession) => Promise<Audited>,
  ): Promise<string> {
    const { staffId, sessionId, isComplete } = session;
    const token = newToken();
    await inTransaction(this.database, async (manager) => {
      const after = await check(manager, session);
      const [proved] = await rowsOf(manager, staffSessionQueries.prove, [sessionId, hashOfToken(token)]);
      if (!proved) throw new StaffSignInNeeded();
      await this.rateLimits.succeeded(manager, { forgotten: triesAtCodeOf(staffId) });
      const subject = { type: "Staff", id: staffId } as const;
      if (!isComplete) await recordChanges(manager, session, { what: "staff.signed-in", subject, before: null, after });
    });
    return token;
  }

  /** Ends the session, if there is one. */
  async signOut(session: StaffSession | undefined): Promise<void> {
    if (session) await withRetry(() => rowsOf(this.database, staffSessionQueries.end, [session.sessionId]));
  }
}
