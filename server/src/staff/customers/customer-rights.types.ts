import { Field, InputType, Int, ObjectType } from "type-graphql";
import { MutationPayload } from "../../kernel/graphql/payload.js";

@InputType({ description: "A customer whose data is exported." })
export class ExportCustomerInput {
  @Field(() => String, { description: "Their e-mail address." })
  email!: string;
}

@InputType({ description: "A customer whose data is erased." })
export class ForgetCustomerInput {
  @Field(() => String, { description: "Their e-mail address." })
  email!: string;

  @Field(() => String, { description: "The same again, typed by whoever erases it." })
  confirmEmail!: string;
}

@ObjectType()
export abstract class CustomerDataPayload extends MutationPayload {
  @Field(() => String, {
    nullable: true,
    description:
      "The text of a JSON file: `account` is what the account's owner downloads, null without one; `guest` what the link for guests shows.",
  })
  data?: string;
}

@ObjectType()
export abstract class ForgottenCustomerPayload extends MutationPayload {
  @Field(() => Int, {
    nullable: true,
    description: "Account, requests, messages, reviews and e-mails that were erased; 0 where nothing was left.",
  })
  erasedCount?: number;

  @Field(() => Int, {
    nullable: true,
    description:
      "Orders that stay for as long as the law asks; they lose e-mail address and phone number once they are done.",
  })
  keptOrderCount?: number;
}
