import { Field, ObjectType, registerEnumType } from "type-graphql";
import { OwnId } from "../kernel/graphql/id-fields.js";
import { Pence } from "../kernel/graphql/scalars.js";
import { REFUND_REASONS, RefundReason } from "../rules/order-refund.js";
import { OrderRefundReversalType } from "./order-refund-reversal.types.js";
import type { OrderRefundRow } from "./order-refund.queries.js";

registerEnumType(RefundReason, {
  name: "RefundReason",
  description: "Why the shop has paid something back.",
  valuesConfig: Object.fromEntries(
    Object.entries(REFUND_REASONS).map(([reason, words]) => [reason, { description: `${words}.` }]),
  ),
});

@ObjectType("OrderRefund", { description: "Something of an order that the shop has paid back." })
export class OrderRefundType {
  @OwnId("Opaque.")
  id!: string;

  @Field(() => Date, { description: "When the shop recorded it." })
  at!: Date;

  @Field(() => Pence, { description: "More than 0." })
  amountPence!: number;

  @Field(() => RefundReason, { description: "What for." })
  reason!: RefundReason;

  @Field(() => String, { nullable: true, description: "What the shop writes to the shopper about it." })
  note!: string | null;

  @Field(() => OrderRefundReversalType, { nullable: true, description: "Null while it counts." })
  takenBack!: OrderRefundReversalType | null;
}

/** For its shopper, who does not learn who recorded it. */
export const toOrderRefund = ({
  id,
  recordedAt,
  amountPence,
  reason,
  note,
  takenBack,
}: OrderRefundRow): OrderRefundType => ({
  ...{ id, amountPence, reason, note },
  at: new Date(recordedAt),
  takenBack: takenBack && { at: new Date(takenBack.at), reason: takenBack.reason },
});
