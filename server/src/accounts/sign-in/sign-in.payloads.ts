import { Field, ObjectType } from "type-graphql";
import { MutationPayload } from "../../kernel/graphql/payload.js";
import { AccountPayload } from "../account/account.payloads.js";
import { SessionTokensType } from "../authentication/session-tokens.type.js";
import { SignedInPayload } from "../authentication/signed-in.payload.js";

@ObjectType({ simpleResolvers: true, description: "The outcome of `signIn`." })
export class SignInPayload extends SignedInPayload {}

@ObjectType({ simpleResolvers: true, description: "The outcome of `signOut`." })
export class SignOutPayload extends MutationPayload {}

@ObjectType({ simpleResolvers: true, description: "The outcome of `signOutEverywhere`." })
export class SignOutEverywherePayload extends MutationPayload {}

@ObjectType({ simpleResolvers: true, description: "The outcome of `endSignIn`." })
export class EndSignInPayload extends AccountPayload {}

@ObjectType({ simpleResolvers: true, description: "The outcome of `refreshTokens`." })
export class RefreshTokensPayload extends MutationPayload {
  @Field(() => SessionTokensType, { nullable: true, description: "They replace both." })
  tokens?: SessionTokensType;
}
