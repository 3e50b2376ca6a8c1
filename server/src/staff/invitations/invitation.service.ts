import type { DataSource } from "typeorm";
import { BadInput } from "../../kernel/errors/shop-error.js";
import { hashOfToken, newToken } from "../../kernel/hashing/link-token.js";
import { hashOfPassword, refuseCommon, refuseOwnersName } from "../../kernel/passwords/passwords.js";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import type { RateLimits } from "../../kernel/requests/rate-limits.js";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import { inTransaction, withRetry } from "../../kernel/sql/transaction.js";
import { acceptInvitationForm, inviteStaffForm } from "../../rules/staff-forms.js";
import type { StaffRole } from "../access/permissions.js";
import type { StaffActor } from "../access/staff-context.js";
import { InvitationNotValid } from "../access/staff.errors.js";
import { recordChanges } from "../audit/audit.js";
import { renewRecoveryCodes } from "../members/recovery-codes.js";
import { otpauthUri, stepOfCode } from "../members/second-factor.js";
import { staffQueries, type StaffRow } from "../members/staff.queries.js";
import { passkeyQueries } from "../passkeys/passkey.queries.js";
import { staffSessionQueries } from "../sign-in/staff-session.queries.js";
import { invitationQueries } from "./invitation.queries.js";
import { inviteStaff, type Invitation } from "./invite-staff.js";

/** The second factor of an invitation, for an authenticator app. */
export type Enrolment = { email: string; secret: string; otpauthUri: string };

type Acceptance = { token: string; name: string; password: string; code: string };
type Joined = { staff: StaffRow; recoveryCodes: string[]; sessionToken: string };

/** Invites staff, and lets them join: with a password and a code of their app, so that nobody is staff without a second factor. */
export class InvitationService {
  constructor(
    private readonly database: DataSource,
    private readonly rateLimits: RateLimits,
    private readonly shop: { readonly name: string },
  ) {}

  /** @throws {BadInput} */
  invite(actor: StaffActor, typed: { email: string; role: StaffRole }): Promise<Invitation> {
    const { email } = checkedForm(inviteStaffForm, { email: typed.email });
    return inTransaction(this.database, (manager) => inviteStaff(manager, actor, { email, role: typed.role }));
  }

  /** What the app of the invited person needs. @throws {InvitationNotValid} {@link RateLimited} */
  async enrol(clientIp: string, token: string): Promise<Enrolment> {
    await this.rateLimits.take("ip-enquiries", clientIp);
    const [invitation] = await withRetry(() => rowsOf(this.database, invitationQueries.find, [hashOfToken(token)]));
    if (!invitation) throw new InvitationNotValid();
    const { email, totpSecret: secret } = invitation;
    return { email, secret, otpauthUri: otpauthUri(secret, email, this.shop.name) };
  }

  /**
   * Joins the staff and signs in. Who is staff already gets the new password and second factor and keeps the role.
   * @throws {BadInput} {@link InvitationNotValid} {@link RateLimited}
   */
  async accept(clientIp: string, { token, code, ...typed }: Acceptance): Promise<Joined> {
    await this.rateLimits.take("ip-enquiries", clientIp);
    const { name, password } = checkedForm(acceptInvitationForm, typed);
    await refuseCommon(password);
    const passwordHash = await hashOfPassword(password);
    const sessionToken = newToken();
    return inTransaction(this.database, async (manager) => {
      const [invitation] = await rowsOf(manager, invitationQueries.take, [hashOfToken(token)]);
      if (!invitation) throw new InvitationNotValid();
      const { email, role, totpSecret } = invitation;
      refuseOwnersName(password, { email, firstName: name, lastName: "" });
      const step = await stepOfCode(totpSecret, code);
      if (step === undefined) throw wrongCode();
      const values = [email, name, role, passwordHash, totpSecret, step];
      const { id, isNew } = await rowOf(manager, staffQueries.join, values);
      await rowsOf(manager, staffSessionQueries.endAll, [id]);
      await rowsOf(manager, passkeyQueries.removeAll, [id]);
      const recoveryCodes = await renewRecoveryCodes(manager, id);
      await rowOf(manager, staffSessionQueries.start, [id, hashOfToken(sessionToken), true]);
      const staff = await rowOf(manager, staffQueries.byId, [id]);
      await recordChanges(
        manager,
        { staffId: id },
        {
          what: isNew ? "staff.joined" : "staff.credentials-replaced",
          subject: { type: "Staff", id },
          before: null,
          after: { email, name, role: staff.role },
        },
      );
      return { staff, recoveryCodes, sessionToken };
    });
  }
}

const wrongCode = () => {
  const sentence = "That code is not right. Please enter the next one of the app";
  return new BadInput(`${sentence}.`, { code: sentence });
};
