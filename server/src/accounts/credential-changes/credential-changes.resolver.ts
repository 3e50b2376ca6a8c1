import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { MutationPayload, PayloadMutation } from "../../kernel/graphql/payload.js";
import type { RequestContext } from "../../kernel/graphql/request-context.js";
import { ACCOUNT_LINK_MINUTES } from "../../rules/retention-periods.js";
import { MANY_MAILS, MANY_WRONG_PASSWORDS } from "../account/account.errors.js";
import { AccountPayload } from "../account/account.payloads.js";
import { requireSignIn } from "../account/require-sign-in.js";
import { SignedInPayload } from "../authentication/signed-in.payload.js";
import { chooseTokens } from "../authentication/with-tokens.input.js";
import {
  ChangeEmailInput,
  ChangePasswordInput,
  ConfirmNewEmailInput,
  RequestPasswordResetInput,
  ResetPasswordInput,
} from "./credential-changes.inputs.js";
import { ChangePasswordPayload } from "./credential-changes.payloads.js";
import type { EmailChangeService } from "./email-change.service.js";
import type { PasswordService } from "./password.service.js";

export type CredentialServices = { passwords: PasswordService; emailChanges: EmailChangeService };

@Resolver()
export class CredentialsResolver {
  @Fails("BAD_USER_INPUT", MANY_MAILS, "SERVICE_UNAVAILABLE")
  @PayloadMutation(MutationPayload, {
    description:
      "Sends the e-mail address a link by which a new password can be set. The answer is the same for an address without an account; its mail says so.",
  })
  async requestPasswordReset(
    @Arg("input", () => RequestPasswordResetInput, { description: "Whose." }) { email }: RequestPasswordResetInput,
    @Ctx() { services, clientIp }: RequestContext<CredentialServices>,
  ): Promise<MutationPayload> {
    await services.passwords.requestReset(email, clientIp);
    return {};
  }

  @Fails("BAD_USER_INPUT", "NOT_FOUND", "SERVICE_UNAVAILABLE")
  @PayloadMutation(SignedInPayload, {
    description: `Sets a new password with the token of the mailed link, signs in, and ends every other sign-in. The link works once, for ${ACCOUNT_LINK_MINUTES} minutes.`,
  })
  resetPassword(
    @Arg("input", () => ResetPasswordInput, { description: "The link, and the new password." })
    input: ResetPasswordInput,
    @Ctx() context: RequestContext<CredentialServices>,
  ): Promise<SignedInPayload> {
    chooseTokens(context, input);
    return context.services.passwords.reset(context.visitor, input);
  }

  @Fails("BAD_USER_INPUT", "NOT_SIGNED_IN", "WRONG_CREDENTIALS", MANY_WRONG_PASSWORDS, "SERVICE_UNAVAILABLE")
  @Mutation(() => ChangePasswordPayload, {
    description: "Changes the password; every other sign-in ends, and a mail tells. The session gets a new id.",
  })
  async changePassword(
    @Arg("input", () => ChangePasswordInput, { description: "The old one and the new one." })
    input: ChangePasswordInput,
    @Ctx() { services, visitor }: RequestContext<CredentialServices>,
  ): Promise<ChangePasswordPayload> {
    return services.passwords.change(visitor, await requireSignIn(visitor), input);
  }

  @Fails("BAD_USER_INPUT", "NOT_SIGNED_IN", "WRONG_CREDENTIALS", MANY_MAILS, "SERVICE_UNAVAILABLE")
  @PayloadMutation(AccountPayload, {
    description:
      "Asks for another e-mail address: a link in a mail to it makes the change, and a mail to the old one tells. The answer is the same for an address that has an account.",
  })
  async changeEmail(
    @Arg("input", () => ChangeEmailInput, { description: "The new address, and the password." })
    input: ChangeEmailInput,
    @Ctx() { services, visitor, clientIp }: RequestContext<CredentialServices>,
  ): Promise<AccountPayload> {
    return { account: await services.emailChanges.request(await requireSignIn(visitor), input, clientIp) };
  }

  @Fails("NOT_FOUND", "SERVICE_UNAVAILABLE")
  @PayloadMutation(MutationPayload, {
    description: `Takes the new e-mail address, with the token of the link that was mailed to it. It works once, for ${ACCOUNT_LINK_MINUTES} minutes.`,
  })
  async confirmNewEmail(
    @Arg("input", () => ConfirmNewEmailInput, { description: "The link." }) { token }: ConfirmNewEmailInput,
    @Ctx() { services }: RequestContext<CredentialServices>,
  ): Promise<MutationPayload> {
    await services.emailChanges.confirm(token);
    return {};
  }
}
