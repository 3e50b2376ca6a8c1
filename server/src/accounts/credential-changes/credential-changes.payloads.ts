import { Field, ObjectType } from "type-graphql";
import { AccountPayload } from "../account/account.payloads.js";
import { SessionTokensType } from "../authentication/session-tokens.type.js";

@ObjectType({ description: "The outcome of `changePassword`." })
export class ChangePasswordPayload extends AccountPayload {
  @Field(() => SessionTokensType, {
    nullable: true,
    description: "They replace those that asked, which have ended; null for a session with a cookie.",
  })
  tokens?: SessionTokensType | null;
}
