import { Field, Int, ObjectType } from "type-graphql";
import { connectionType } from "../../kernel/graphql/connection.types.js";
import { IdOf } from "../../kernel/graphql/id-fields.js";
import { Day, Pence } from "../../kernel/graphql/scalars.js";
import { Fulfilment } from "../../rules/order-choices.js";
import { OrderStatus } from "../../rules/order-progress.js";
import type { ListedOrder } from "./order-list.queries.js";
import type { OrderCount } from "./order-list.service.js";

/** Every field is one of the row. */
@ObjectType("OrderSummary", { description: "An order in a list." })
export class OrderSummaryType {
  @IdOf("Order", { description: "For `order` and `moveOrders`." })
  id!: string;

  @Field(() => String, { description: "MBC and its digits." })
  number!: string;

  @Field(() => OrderStatus, { description: "Where it stands." })
  status!: OrderStatus;

  @Field(() => Int, { description: "For `expectedVersion`; grows with each change." })
  version!: number;

  @Field(() => Boolean, { description: "Whether the promised day is over, and it is neither delivered nor cancelled." })
  isLate!: boolean;

  @Field(() => Date, { description: "The moment at which it was placed." })
  placedAt!: Date;

  @Field(() => Day, { description: "The day it is promised for." })
  estimatedDelivery!: string;

  @Field(() => String, { description: "Of who receives it." })
  firstName!: string;

  @Field(() => String, { description: "Of who receives it." })
  lastName!: string;

  @Field(() => String, { description: "Where it goes." })
  city!: string;

  @Field(() => String, { description: "Postcode or zip code where it goes." })
  zipCode!: string;

  @Field(() => String, { nullable: true, description: "Of the shopper; null once it has been removed." })
  email!: string | null;

  @Field(() => Fulfilment, { description: "Who measures and fits it." })
  fulfilment!: Fulfilment;

  @Field(() => Int, { description: "Pieces of all lines." })
  pieces!: number;

  @Field(() => Pence, { description: "Its total." })
  totalPence!: number;
}

@ObjectType("OrderConnection", { description: "A page of orders." })
export class StaffOrderConnection extends connectionType<ListedOrder>(OrderSummaryType, "Order", "orders") {
  /** Counts once, and only for who asks. */
  count!: () => Promise<OrderCount>;
}
