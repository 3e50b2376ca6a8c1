import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";
import { RefundReason } from "../rules/order-refund.js";
import { Order } from "./order.entity.js";

/**
 * Something of an order that the shop has paid back, as staff recorded it: nothing is paid by this website. The database adds it to the
 * order's `refundedPence`.
 */
@Entity()
@Index(["orderId", "recordedAt"])
@Check("order_refund_positive", "amount_pence > 0")
@Check("order_refund_note_not_empty", "note <> ''")
export class OrderRefund {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("uuid")
  orderId!: string;

  @ManyToOne(() => Order, { onDelete: "CASCADE" })
  @JoinColumn()
  order!: Relation<Order>;

  /** Who recorded it. */
  @Column("uuid")
  staffId!: string;

  /** By its name, because orders know nothing of staff (decision 34). */
  @ManyToOne("Staff")
  @JoinColumn()
  staff!: unknown;

  @Column("timestamptz", { default: () => "clock_timestamp()" })
  recordedAt!: Date;

  @Column({ type: "bigint", transformer: { from: Number, to: (pence: number) => pence } })
  amountPence!: number;

  @Column("enum", { enum: RefundReason })
  reason!: RefundReason;

  /** To the shopper. It goes with the order's contact details, as it may name the shopper. */
  @Column("text", { nullable: true })
  note!: string | null;
}
