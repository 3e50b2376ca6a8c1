import { Arg, Ctx, Field, InputType, Resolver } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { MutationPayload, PayloadMutation } from "../../kernel/graphql/payload.js";
import { FRESH_CODE_MINUTES, STAFF_CODE_MINUTES } from "../../rules/retention-periods.js";
import { May } from "../access/may.js";
import type { StaffContext } from "../access/staff-context.js";
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

@Resolver()
export class StaffSignInResolver {
  @May("sign-in")
  @Fails(
    "BAD_USER_INPUT",
    "WRONG_CREDENTIALS",
    ["RATE_LIMITED", "the wait grows with every wrong password"],
    "SERVICE_UNAVAILABLE",
  )
  @PayloadMutation(MutationPayload, {
    description: `The first step: sets a cookie with which nothing but \`enterCode\` works, for ${STAFF_CODE_MINUTES} minutes.`,
  })
  async signIn(
    @Arg("input", () => StaffSignInInput, { description: "Who signs in." }) input: StaffSignInInput,
    @Ctx() { services, staff, clientIp }: StaffContext<StaffSignInServices>,
  ): Promise<MutationPayload> {
    staff.takeToken(await services.staffSignIns.signIn(clientIp, input));
    return {};
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
  @Fails("SERVICE_UNAVAILABLE")
  @PayloadMutation(MutationPayload, { description: "Ends the session of this cookie." })
  async signOut(@Ctx() { services, staff }: StaffContext<StaffSignInServices>): Promise<MutationPayload> {
    await services.staffSignIns.signOut(staff.session);
    staff.leave();
    return {};
  }
}
