import { Field, ObjectType } from "type-graphql";
import { connectionType } from "../../kernel/graphql/connection.types.js";
import { Pence } from "../../kernel/graphql/scalars.js";
import { OrderType } from "../../orders/order.types.js";

@ObjectType({
  description:
    "An order that a guest placed with the account's e-mail address: as little as tells whether it is one's own.",
})
export class UnclaimedOrder {
  @Field(() => String, { description: "MBC and its digits." })
  number!: string;

  @Field(() => Date, { description: "The moment at which it was placed." })
  placedAt!: Date;

  @Field(() => Pence, { description: "What it comes to." })
  totalPence!: number;
}

@ObjectType({ description: "A page of an account's orders." })
export class AccountOrderConnection extends connectionType<OrderType>(OrderType, "AccountOrder", "orders") {}
