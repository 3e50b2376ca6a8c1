import { Arg, Ctx, Field, InputType, ObjectType, Resolver } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { JsonObject } from "../../kernel/graphql/json-object.js";
import { MutationPayload, PayloadMutation } from "../../kernel/graphql/payload.js";
import { FRESH_CODE_MINUTES, PASSKEY_CHALLENGE_MINUTES, STAFF_CODE_MINUTES } from "../../rules/retention-periods.js";
import { May } from "../access/may.js";
import type { StaffContext } from "../access/staff-context.js";
import { PasskeyOptionsPayload } from "../passkeys/passkey.types.js";
import type { StaffSignInService } from "./staff-sign-in.service.js";

export type StaffSignInServices = { staffSignIns: StaffSignInService };

@InputType("SignInInput", { description: "Who signs in." })
class StaffSignInInput {
  @Field(() => String, { description: "Of the member, in any case." })
  email!: string;

  @Field(() => String, { description: "Of the member." })
  password!: string;
}

@InputType({ description: "The second factor." })
class EnterCodeInput {
  @Field(() => String, { description: "The six digits of the app, or a recovery code. Each works once." })
  code!: string;
}

@InputType({ description: "The second factor, by a passkey." })
class EnterPasskeyInput {
  @Field(() => JsonObject, {
    description: "`AuthenticationResponseJSON` of WebAuthn, to the options of this session. It works once.",
  })
  response!: Readonly<Record<string, unknown>>;
}

/** The payload of the first step. */
@ObjectType()
abstract class PasswordPayload extends MutationPayload {
  @Field(() => Boolean, { nullable: true, description: "Whether the member can go on by `beginPasskey` too." })
  hasPasskey?: boolean;
}

@Resolver()
export class StaffSignInResolver {
  @May("sign-in")
  @Fails(
    "BAD_USER_INPUT",
    "WRONG_CREDENTIALS",
    ["RATE_LIMITED", "the wait grows with every wrong password"],
    "SERVICE_UNAVAILABLE",
  )
  @PayloadMutation(PasswordPayload, {
    description: `The first step: sets a cookie with which nothing but \`enterCode\` and \`enterPasskey\` works, for ${STAFF_CODE_MINUTES} minutes.`,
  })
  async signIn(
    @Arg("input", () => StaffSignInInput, { description: "Who signs in." }) input: StaffSignInInput,
    @Ctx() { services, staff, clientIp }: StaffContext<StaffSignInServices>,
  ): Promise<PasswordPayload> {
    const { token, hasPasskey } = await services.staffSignIns.signIn(clientIp, input);
    staff.takeToken(token);
    return { hasPasskey: hasPasskey && staff.relyingParty !== undefined };
  }

  @May("sign-in")
  @Fails(
    ["UNAUTHENTICATED", "there was no `signIn`, or it is too old"],
    ["WRONG_CREDENTIALS", "also for a code that was used"],
    ["RATE_LIMITED", "the wait grows with every wrong code"],
    "SERVICE_UNAVAILABLE",
  )
  @PayloadMutation(MutationPayload, {
    description: `The second step. Who is signed in already may do for ${FRESH_CODE_MINUTES} minutes what needs a fresh code.`,
  })
  async enterCode(
    @Arg("input", () => EnterCodeInput, { description: "The code." }) { code }: EnterCodeInput,
    @Ctx() { services, staff }: StaffContext<StaffSignInServices>,
  ): Promise<MutationPayload> {
    staff.takeToken(await services.staffSignIns.enterCode(staff.session, code));
    return {};
  }

  @May("sign-in")
  @Fails(
    ["UNAUTHENTICATED", "there was no `signIn`, or it is too old"],
    ["NOT_FOUND", "the member has no passkey"],
    ["CONFLICT", "browsers offer no passkeys at the shop's address"],
    "SERVICE_UNAVAILABLE",
  )
  @PayloadMutation(PasskeyOptionsPayload, {
    description: `What the browser needs to use a passkey of the member, for \`enterPasskey\` within ${PASSKEY_CHALLENGE_MINUTES} minutes.`,
  })
  async beginPasskey(@Ctx() { services, staff }: StaffContext<StaffSignInServices>): Promise<PasskeyOptionsPayload> {
    return { options: await services.staffSignIns.beginPasskey(staff.session, staff.relyingParty) };
  }

  @May("sign-in")
  @Fails(
    ["UNAUTHENTICATED", "there was no `signIn`, or it is too old"],
    ["WRONG_CREDENTIALS", "also for an answer that was used, and without `beginPasskey`"],
    ["CONFLICT", "browsers offer no passkeys at the shop's address"],
    ["RATE_LIMITED", "the wait grows with every wrong passkey or code"],
    "SERVICE_UNAVAILABLE",
  )
  @PayloadMutation(MutationPayload, { description: "The second step by a passkey, in place of `enterCode`." })
  async enterPasskey(
    @Arg("input", () => EnterPasskeyInput, { description: "What it has signed." }) { response }: EnterPasskeyInput,
    @Ctx() { services, staff }: StaffContext<StaffSignInServices>,
  ): Promise<MutationPayload> {
    staff.takeToken(await services.staffSignIns.enterPasskey(staff.session, staff.relyingParty, response));
    return {};
  }

  @May("sign-in")
  @Fails("SERVICE_UNAVAILABLE")
  @PayloadMutation(MutationPayload, { description: "Ends the session of this cookie." })
  async signOut(@Ctx() { services, staff }: StaffContext<StaffSignInServices>): Promise<MutationPayload> {
    await services.staffSignIns.signOut(staff.session);
    staff.leave();
    return {};
  }
}
