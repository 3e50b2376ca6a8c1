import { Field, InputType } from "type-graphql";
import { LinkInput } from "../../kernel/graphql/link.input.js";

@InputType({ description: "Who wants news." })
export class SubscribeInput {
  @Field(() => String, { description: "Where news should go." })
  email!: string;
}

@InputType({ description: "The link that was mailed to an address." })
export class ConfirmSubscriptionInput extends LinkInput {}

@InputType({ description: "The link in a mail of the list." })
export class UnsubscribeInput extends LinkInput {}
