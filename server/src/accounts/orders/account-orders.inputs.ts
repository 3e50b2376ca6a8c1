import { Field, InputType } from "type-graphql";

@InputType({ description: "One of `Account.unclaimedOrders`." })
export class ClaimOrderInput {
  @Field(() => String, { description: "MBC and its digits." })
  number!: string;
}

@InputType({ description: "Which order is wanted again." })
export class OrderAgainInput {
  @Field(() => String, { description: "MBC and its digits." })
  number!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The e-mail address that it was placed with, in any case; not needed for an order of this session or account.",
  })
  email?: string | null;

  @Field(() => String, { nullable: true, description: "Made by the client for this one addition; a UUID will do." })
  idempotencyKey?: string | null;
}
