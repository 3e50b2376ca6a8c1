import { Field, Int, ObjectType } from "type-graphql";
import { CartType } from "../../cart/cart.types.js";
import { MutationPayload } from "../../kernel/graphql/payload.js";
import { Pence } from "../../kernel/graphql/scalars.js";
import { OrderChangeKind } from "./order-change-kind.js";

@ObjectType({ description: "A line of an order that is not as it was." })
export class OrderChange {
  @Field(() => String, { description: "The line in words, such as Roller Blinds, White, 914 × 1219 mm." })
  line!: string;

  @Field(() => OrderChangeKind, { description: "What is different." })
  kind!: OrderChangeKind;

  @Field(() => Int, { description: "How many pieces it concerns." })
  quantity!: number;

  @Field(() => Pence, { description: "What one cost then." })
  wasPence!: number;

  @Field(() => Pence, { nullable: true, description: "What one costs now; null where it is not made any more." })
  nowPence!: number | null;
}

@ObjectType({ description: "The cart with an order's lines in it, and what is different." })
export class OrderAgainPayload extends MutationPayload {
  @Field(() => CartType, { nullable: true, description: "At today's prices." })
  cart?: CartType;

  @Field(() => [OrderChange], {
    nullable: true,
    description: "In the order of its lines; empty where all is as it was.",
  })
  changes?: OrderChange[];
}
