import { Field, InputType, Int, ObjectType } from "type-graphql";
import { IdOf, OwnId } from "../../kernel/graphql/id-fields.js";
import { Pence } from "../../kernel/graphql/scalars.js";
import { OrderRefundReversalType } from "../../orders/order-refund-reversal.types.js";
import { RefundReason, RefundReversalReason } from "../../rules/order-refund.js";

@ObjectType("OrderRefundReversal", { description: "That a refund was recorded wrongly, and no longer counts." })
export class StaffRefundReversal extends OrderRefundReversalType {
  @Field(() => String, { description: "E-mail address of who took it back." })
  by!: string;
}

@ObjectType("OrderRefund", { description: "Something of an order that the shop has paid back." })
export class StaffOrderRefund {
  @OwnId("Opaque.")
  id!: string;

  @Field(() => Date, { description: "When it was recorded." })
  at!: Date;

  @Field(() => String, { description: "E-mail address of who recorded it." })
  by!: string;

  @Field(() => Pence, { description: "More than 0." })
  amountPence!: number;

  @Field(() => RefundReason, { description: "What for." })
  reason!: RefundReason;

  @Field(() => String, { nullable: true, description: "What the shopper reads about it; null without a note." })
  note!: string | null;

  @Field(() => StaffRefundReversal, { nullable: true, description: "Null while it counts." })
  takenBack!: StaffRefundReversal | null;
}

@InputType({ description: "A refund that was recorded wrongly." })
export class TakeBackOrderRefundInput {
  @IdOf("Order", { description: "Which order." })
  id!: string;

  @Field(() => Int, { description: "`version` of the order as it was looked at." })
  expectedVersion!: number;

  @IdOf("OrderRefund", { description: "Which of its refunds." })
  refundId!: string;

  @Field(() => RefundReversalReason, { description: "Why; the shopper reads it." })
  reason!: RefundReversalReason;
}

@InputType({ description: "A refund that has been paid, or is about to be." })
export class RecordOrderRefundInput {
  @IdOf("Order", { description: "Which order." })
  id!: string;

  @Field(() => Int, { description: "`version` of the order as it was looked at." })
  expectedVersion!: number;

  @Field(() => Pence, { description: "More than 0, at most the `refundablePence` of the order." })
  amountPence!: number;

  @Field(() => RefundReason, { description: "What for." })
  reason!: RefundReason;

  @Field(() => String, {
    nullable: true,
    description: "To the shopper, who reads it in the e-mail and on the order's page; at most 500 characters.",
  })
  note?: string | null;
}
