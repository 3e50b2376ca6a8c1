import { Field, ObjectType } from "type-graphql";
import type { SessionTokens } from "../../kernel/requests/visitor.js";
import { ACCESS_TOKEN_MINUTES } from "../../rules/retention-periods.js";

@ObjectType("SessionTokens", { description: "A sign-in without cookies." })
export class SessionTokensType implements SessionTokens {
  @Field(() => String, {
    description: `For the header \`Authorization: Bearer\`, for ${ACCESS_TOKEN_MINUTES} minutes. Opaque; send no session cookie with it.`,
  })
  accessToken!: string;

  @Field(() => Date, { description: "When the access token ends, at the latest: ended sign-ins lose it at once." })
  accessTokenExpiresAt!: Date;

  @Field(() => String, {
    description:
      "For `refreshTokens`, once: then there is a new one. Sent a second time it ends the sign-in, because somebody has copied it.",
  })
  refreshToken!: string;
}
