import { Field, ObjectType, registerEnumType } from "type-graphql";
import { REFUND_REVERSAL_REASONS, RefundReversalReason } from "../rules/order-refund.js";

registerEnumType(RefundReversalReason, {
  name: "RefundReversalReason",
  description: "Why a recorded refund was taken back.",
  valuesConfig: Object.fromEntries(
    Object.entries(REFUND_REVERSAL_REASONS).map(([reason, words]) => [reason, { description: `${words}.` }]),
  ),
});

@ObjectType("OrderRefundReversal", { description: "That a refund was recorded wrongly, and no longer counts." })
export class OrderRefundReversalType {
  @Field(() => Date, { description: "When the shop took it back." })
  at!: Date;

  @Field(() => RefundReversalReason, { description: "Why." })
  reason!: RefundReversalReason;
}
