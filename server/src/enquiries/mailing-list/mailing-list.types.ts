import { Field, InputType } from "type-graphql";

@InputType({ description: "Who wants news." })
export class SubscribeInput {
  @Field(() => String, { description: "Where news should go." })
  email!: string;
}

@InputType({ description: "The link that was mailed to an address." })
export class ConfirmSubscriptionInput {
  @Field(() => String, { description: "From the URL of the link." })
  token!: string;
}

@InputType({ description: "The link in a mail of the list." })
export class UnsubscribeInput {
  @Field(() => String, { description: "From the URL of the link." })
  token!: string;
}
