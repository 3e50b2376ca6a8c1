import { Field, ObjectType } from "type-graphql";
import { MutationPayload } from "../../kernel/graphql/payload.js";
import { AccountPayload } from "../account/account.payloads.js";
import { SessionTokensType } from "../authentication/session-tokens.type.js";
import { SignedInPayload } from "../authentication/signed-in.payload.js";

@ObjectType({ simpleResolvers: true, description: "The outcome of `requestPasswordReset`." })
export class RequestPasswordResetPayload extends MutationPayload {}

@ObjectType({ simpleResolvers: true, description: "The outcome of `resetPassword`." })
export class ResetPasswordPayload extends SignedInPayload {}

@ObjectType({ simpleResolvers: true, description: "The outcome of `changePassword`." })
export class ChangePasswordPayload extends AccountPayload {
  @Field(() => SessionTokensType, {
    nullable: true,
    description: "They replace those that asked, which have ended; null for a session with a cookie.",
  })
  tokens?: SessionTokensType | null;
}

@ObjectType({ simpleResolvers: true, description: "The outcome of `changeEmail`." })
export class ChangeEmailPayload extends AccountPayload {}

@ObjectType({ simpleResolvers: true, description: "The outcome of `confirmNewEmail`." })
export class ConfirmNewEmailPayload extends MutationPayload {}
