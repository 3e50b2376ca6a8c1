import { Field, ObjectType } from "type-graphql";
import { PageInfo } from "../../kernel/graphql/connection.types.js";
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

@ObjectType({ description: "A place in a list of orders." })
export class AccountOrderEdge {
  @Field(() => OrderType, { description: "The order." })
  node!: OrderType;

  @Field(() => String, { description: "Its place." })
  cursor!: string;
}

@ObjectType({ description: "A page of an account's orders." })
export class AccountOrderConnection {
  @Field(() => [AccountOrderEdge], { description: "The page's orders with their places." })
  edges!: AccountOrderEdge[];

  @Field(() => [OrderType], { description: "The page's orders." })
  nodes!: OrderType[];

  @Field(() => PageInfo, { description: "Where the page ends." })
  pageInfo!: PageInfo;
}
