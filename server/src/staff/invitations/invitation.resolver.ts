import { Arg, Ctx, Field, InputType, ObjectType, Resolver } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { MutationPayload, PayloadMutation } from "../../kernel/graphql/payload.js";
import { NEW_PASSWORD } from "../../kernel/passwords/new-password.js";
import { STAFF_INVITATION_HOURS } from "../../rules/retention-periods.js";
import { May } from "../access/may.js";
import { StaffRole } from "../access/permissions.js";
import { sessionOf, type StaffContext } from "../access/staff-context.js";
import { RecoveryCodesPayload } from "../members/staff.payloads.js";
import type { InvitationService } from "./invitation.service.js";

export type InvitationServices = { staffInvitations: InvitationService };

@InputType({ description: "Who is to join the staff." })
class InviteStaffInput {
  @Field(() => String, { description: "By which they will sign in." })
  email!: string;

  @Field(() => StaffRole, { description: "What they will be allowed to do." })
  role!: StaffRole;
}

@InputType({ description: "An invitation." })
class EnrolInput {
  @Field(() => String, { description: "Of the invitation." })
  token!: string;
}

@InputType({ description: "Who joins the staff." })
class AcceptInvitationInput extends EnrolInput {
  @Field(() => String, { description: "First and last name, 2 to 100 characters." })
  name!: string;

  @Field(() => String, { description: NEW_PASSWORD })
  password!: string;

  @Field(() => String, { description: "Six digits of the app, to which the secret of `enrol` was added." })
  code!: string;
}

@ObjectType()
abstract class InvitationPayload extends MutationPayload {
  @Field(() => String, { nullable: true, description: "To be handed to the invited person; it is never shown again." })
  token?: string;

  @Field(() => Date, { nullable: true, description: "Until when it works, once." })
  expiresAt?: Date;
}

@ObjectType()
abstract class EnrolmentPayload extends MutationPayload {
  @Field(() => String, { nullable: true, description: "Whose invitation it is." })
  email?: string;

  @Field(() => String, { nullable: true, description: "To be typed into an authenticator app, in base32." })
  secret?: string;

  @Field(() => String, { nullable: true, description: "The same as an otpauth URI, to be shown as a QR code." })
  otpauthUri?: string;
}

@Resolver()
export class InvitationResolver {
  @May("staff:change")
  @Fails("BAD_USER_INPUT", "SERVICE_UNAVAILABLE")
  @PayloadMutation(InvitationPayload, {
    description: `Invites somebody for ${STAFF_INVITATION_HOURS} hours; an earlier invitation of the same person is void. Who is staff already can replace password and second factor by it. Needs a fresh code.`,
  })
  inviteStaff(
    @Arg("input", () => InviteStaffInput, { description: "Who is invited." }) input: InviteStaffInput,
    @Ctx() context: StaffContext<InvitationServices>,
  ): Promise<InvitationPayload> {
    return context.services.staffInvitations.invite(sessionOf(context), input);
  }

  @May("sign-in")
  @Fails("NOT_FOUND", "RATE_LIMITED", "SERVICE_UNAVAILABLE")
  @PayloadMutation(EnrolmentPayload, { description: "The second factor of an invitation, for an authenticator app." })
  enrol(
    @Arg("input", () => EnrolInput, { description: "Which invitation." }) { token }: EnrolInput,
    @Ctx() { services, clientIp }: StaffContext<InvitationServices>,
  ): Promise<EnrolmentPayload> {
    return services.staffInvitations.enrol(clientIp, token);
  }

  @May("sign-in")
  @Fails("BAD_USER_INPUT", "NOT_FOUND", "RATE_LIMITED", "SERVICE_UNAVAILABLE")
  @PayloadMutation(RecoveryCodesPayload, { description: "Joins the staff and signs in." })
  async acceptInvitation(
    @Arg("input", () => AcceptInvitationInput, { description: "Who joins." }) input: AcceptInvitationInput,
    @Ctx() { services, staff, clientIp }: StaffContext<InvitationServices>,
  ): Promise<RecoveryCodesPayload> {
    const { sessionToken, ...joined } = await services.staffInvitations.accept(clientIp, input);
    staff.takeToken(sessionToken);
    return joined;
  }
}
