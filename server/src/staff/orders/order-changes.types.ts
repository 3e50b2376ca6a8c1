import { Field, InputType, Int, ObjectType } from "type-graphql";
import { IdOf } from "../../kernel/graphql/id-fields.js";
import { MutationPayload, UserError } from "../../kernel/graphql/payload.js";
import type { WholeOrderRow } from "../../orders/order.queries.js";
import { OrderStatus } from "../../rules/order-progress.js";
import type { MoveOutcome } from "./move-orders.service.js";
import type { ListedOrder } from "./order-list.queries.js";
import { OrderSummaryType } from "./order-list.types.js";
import { StaffOrderType } from "./staff-order.types.js";

@InputType({ description: "An order as it was looked at." })
class ExpectedOrderInput {
  @IdOf("Order", { description: "Which order." })
  id!: string;

  @Field(() => Int, { description: "`version` of the order as it was looked at." })
  expectedVersion!: number;
}

@InputType({ description: "Orders that get another status." })
export class MoveOrdersInput {
  @Field(() => [ExpectedOrderInput], { description: "At most 100." })
  orders!: ExpectedOrderInput[];

  @Field(() => OrderStatus, { description: "What they become." })
  to!: OrderStatus;
}

@ObjectType({ description: "What became of one order." })
class MovedOrder implements MoveOutcome {
  @IdOf("Order", { description: "As it was asked for." })
  id!: string;

  @Field(() => UserError, {
    nullable: true,
    description:
      "Why it was not moved: CONFLICT where somebody has changed it, or it can't become this; NOT_FOUND. Null where it was.",
  })
  error!: UserError | null;

  @Field(() => OrderSummaryType, { nullable: true, description: "The order as it is now; null where there is none." })
  order!: ListedOrder | null;
}

@ObjectType()
export abstract class MovedOrdersPayload extends MutationPayload {
  @Field(() => [MovedOrder], { nullable: true, description: "One for each order, in the order of the input." })
  outcomes?: MoveOutcome[];
}

@InputType({ description: "A note about an order." })
export class AddOrderNoteInput {
  @IdOf("Order", { description: "Which order." })
  id!: string;

  @Field(() => String, { description: "1 to 2000 characters, in as many lines as wanted." })
  text!: string;
}

@ObjectType()
export abstract class StaffOrderPayload extends MutationPayload {
  @Field(() => StaffOrderType, { nullable: true, description: "The order as it is now." })
  order?: WholeOrderRow | null;
}
