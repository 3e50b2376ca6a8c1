import { ObjectType } from "type-graphql";
import { MutationPayload } from "../../kernel/graphql/payload.js";
import { AccountPayload } from "../account/account.payloads.js";
import { SignedInPayload } from "../authentication/signed-in.payload.js";

@ObjectType({ simpleResolvers: true, description: "The outcome of `requestPasswordReset`." })
export class RequestPasswordResetPayload extends MutationPayload {}

@ObjectType({ simpleResolvers: true, description: "The outcome of `resetPassword`." })
export class ResetPasswordPayload extends SignedInPayload {}

@ObjectType({ simpleResolvers: true, description: "The outcome of `changePassword`." })
export class ChangePasswordPayload extends AccountPayload {}

@ObjectType({ simpleResolvers: true, description: "The outcome of `changeEmail`." })
export class ChangeEmailPayload extends AccountPayload {}

@ObjectType({ simpleResolvers: true, description: "The outcome of `confirmNewEmail`." })
export class ConfirmNewEmailPayload extends MutationPayload {}
