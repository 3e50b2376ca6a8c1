import { Field, ObjectType } from "type-graphql";
import { MutationPayload } from "../../kernel/graphql/payload.js";
import { AccountType } from "./account.types.js";

/** The payload of a change of the account. */
@ObjectType()
export abstract class AccountPayload extends MutationPayload {
  @Field(() => AccountType, {
    nullable: true,
    description: "The account as it is now; null where nothing has been changed.",
  })
  account?: AccountType;
}
