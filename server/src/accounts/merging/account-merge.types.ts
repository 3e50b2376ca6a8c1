import { Field, InputType, ObjectType } from "type-graphql";
import { LinkInput } from "../../kernel/graphql/link.input.js";
import { MutationPayload } from "../../kernel/graphql/payload.js";

@ObjectType("AccountMerge", {
  description:
    "The question whether an e-mail address and another one, which is not named, are the same person's. It says nothing of what is kept under either.",
})
export class AccountMergeType {
  @Field(() => String, { description: "The address to which the link was mailed." })
  email!: string;

  @Field(() => Boolean, {
    description:
      "Whether the account with this address stays and gets what the other address has; otherwise the other one's stays.",
  })
  isKept!: boolean;

  @Field(() => Boolean, {
    description: "Whether this address has an account; where it does not stay, nobody can sign in to it any more.",
  })
  hasAccount!: boolean;

  @Field(() => Date, { description: "Until when it can be answered." })
  expiresAt!: Date;
}

@InputType({ description: "The link of who says that both addresses are theirs." })
export class ConfirmAccountMergeInput extends LinkInput {}

@InputType({ description: "The link of who says that the other address is not theirs." })
export class RefuseAccountMergeInput extends LinkInput {}

/** The payload of a confirmation. */
@ObjectType()
export abstract class ConfirmedMergePayload extends MutationPayload {
  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether both have confirmed by now, so that all is in one account; otherwise the other one has not yet.",
  })
  isMerged?: boolean;
}
