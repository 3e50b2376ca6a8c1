import { Arg, Ctx, Resolver } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { MutationPayload, PayloadMutation } from "../../kernel/graphql/payload.js";
import type { RequestContext } from "../../kernel/graphql/request-context.js";
import { ACCOUNT_LINK_MINUTES } from "../../rules/retention-periods.js";
import { MANY_MAILS, MANY_WRONG_PASSWORDS } from "../account/account.errors.js";
import { SignedInPayload } from "../authentication/signed-in.payload.js";
import { chooseTokens } from "../authentication/with-tokens.input.js";
import { ConfirmRegistrationInput, RegisterFromOrderInput, RegisterInput } from "./registration.inputs.js";
import type { RegistrationService } from "./registration.service.js";

export type RegistrationServices = { registrations: RegistrationService };

@Resolver()
export class RegistrationResolver {
  @Fails("BAD_USER_INPUT", MANY_MAILS, "SERVICE_UNAVAILABLE")
  @PayloadMutation(MutationPayload, {
    description:
      "Asks for an account: a link in a mail makes it. The answer is the same for an address that has one; its mail says so.",
  })
  async register(
    @Arg("input", () => RegisterInput, { description: "Who wants an account." }) input: RegisterInput,
    @Ctx() context: RequestContext<RegistrationServices>,
  ): Promise<MutationPayload> {
    await context.services.registrations.register(context, input);
    return {};
  }

  @Fails("BAD_USER_INPUT", "NOT_FOUND", MANY_MAILS, "SERVICE_UNAVAILABLE")
  @PayloadMutation(MutationPayload, {
    description: "The same with the name and the e-mail address of an order that this session placed.",
  })
  async registerFromOrder(
    @Arg("input", () => RegisterFromOrderInput, { description: "Which order, and a password." })
    input: RegisterFromOrderInput,
    @Ctx() context: RequestContext<RegistrationServices>,
  ): Promise<MutationPayload> {
    await context.services.registrations.registerFromOrder(context, input);
    return {};
  }

  @Fails("BAD_USER_INPUT", "NOT_FOUND", "WRONG_CREDENTIALS", MANY_WRONG_PASSWORDS, "SERVICE_UNAVAILABLE")
  @PayloadMutation(SignedInPayload, {
    description: `Makes the account and signs in, with the token of the mailed link and the password that was chosen. The link works once, for ${ACCOUNT_LINK_MINUTES} minutes.`,
  })
  confirmRegistration(
    @Arg("input", () => ConfirmRegistrationInput, { description: "The link, and the password." })
    input: ConfirmRegistrationInput,
    @Ctx() context: RequestContext<RegistrationServices>,
  ): Promise<SignedInPayload> {
    chooseTokens(context, input);
    return context.services.registrations.confirm(context, input);
  }
}
