import { Field, ObjectType } from "type-graphql";
import { SessionTokensType } from "../authentication/session-tokens.type.js";

@ObjectType({ simpleResolvers: true, description: "The outcome of `refreshTokens`." })
export class RefreshTokensPayload {
  @Field(() => SessionTokensType, { description: "They replace both." })
  tokens!: SessionTokensType;
}
