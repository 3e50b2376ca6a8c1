import { Field, ObjectType } from "type-graphql";
import { MutationPayload } from "../../kernel/graphql/payload.js";
import { SessionTokensType } from "../authentication/session-tokens.type.js";

@ObjectType({ description: "The outcome of `refreshTokens`." })
export class RefreshTokensPayload extends MutationPayload {
  @Field(() => SessionTokensType, { nullable: true, description: "They replace both." })
  tokens?: SessionTokensType;
}
