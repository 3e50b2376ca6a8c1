import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { PENCE } from "../kernel/sql/number-columns.js";
import type { Totals } from "../rules/totals.js";
import { Order } from "./order.entity.js";

/**
 * The measured sizes of all lines of an order, as its shopper was told of them. Where they cost more, they wait for the shopper's
 * agreement; otherwise they are the order's at once (decision 48).
 */
@Entity()
@Index("order_settlement_waiting", ["proposedAt", "orderId"], { where: "settled_at IS NULL" })
@Check("order_settlement_dearer_waits", "settled_at IS NOT NULL OR (totals->>'totalPence')::bigint > total_was_pence")
export class OrderSettlement {
  @PrimaryColumn("uuid")
  orderId!: string;

  @ManyToOne(() => Order, { onDelete: "CASCADE" })
  @JoinColumn()
  order!: Relation<Order>;

  /** Who told the shopper; null in the demo, which has no staff. */
  @Column("uuid", { nullable: true })
  staffId!: string | null;

  /** By its name, because orders know nothing of staff (decision 34). */
  @ManyToOne("Staff")
  @JoinColumn()
  staff!: unknown;

  @Column("timestamptz", { default: () => "clock_timestamp()" })
  proposedAt!: Date;

  /** When the sizes became those of the order; null while they wait for its shopper. */
  @Column("timestamptz", { nullable: true })
  settledAt!: Date | null;

  /** Of the order, as its shopper had agreed to it. */
  @Column(PENCE)
  totalWasPence!: number;

  /** Of the order with the measured sizes. */
  @Column("jsonb")
  totals!: Totals;
}
