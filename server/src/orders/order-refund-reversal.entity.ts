import { Column, Entity, JoinColumn, ManyToOne, OneToOne, PrimaryColumn, type Relation } from "typeorm";
import { RefundReversalReason } from "../rules/order-refund.js";
import { OrderRefund } from "./order-refund.entity.js";

/**
 * That a refund was recorded wrongly. The refund stays, and the database takes its amount off the order's `refundedPence`; it lets
 * nobody change or remove a reversal while there is the order.
 */
@Entity()
export class OrderRefundReversal {
  @PrimaryColumn("uuid")
  refundId!: string;

  @OneToOne(() => OrderRefund, { onDelete: "CASCADE" })
  @JoinColumn()
  refund!: Relation<OrderRefund>;

  /** Who took it back. */
  @Column("uuid")
  staffId!: string;

  /** By its name, because orders know nothing of staff (decision 34). */
  @ManyToOne("Staff")
  @JoinColumn()
  staff!: unknown;

  @Column("timestamptz", { default: () => "clock_timestamp()" })
  recordedAt!: Date;

  @Column("enum", { enum: RefundReversalReason })
  reason!: RefundReversalReason;
}
