import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from "typeorm";
import { RemakeReason, RemakeStatus } from "../rules/order-remake.js";
import type { LineConfiguration } from "./order-line-change.entity.js";
import { OrderLine } from "./order-line.entity.js";
import { Order } from "./order.entity.js";

/** How a line was made, or is made again: without prices, since a remake is free of charge. */
export type RemadeConfiguration = Omit<LineConfiguration, "unitPricePence" | "totalPence">;

/** A line of an order that the shop makes again, free of charge (decision 34). The line itself stays as it was. */
@Entity()
@Unique("order_remake_once_a_line", ["lineId"])
@Index(["orderId", "agreedAt"])
@Index("order_remake_open", ["estimatedDelivery", "id"], { where: "status <> 'SENT'" })
@Check("order_remake_quantity_range", "quantity BETWEEN 1 AND 99")
@Check("order_remake_note_not_empty", "note <> ''")
@Check("order_remake_steps", "(status = 'TO_MAKE') = (made_at IS NULL) AND (status = 'SENT') = (sent_at IS NOT NULL)")
export class OrderRemake {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("uuid")
  orderId!: string;

  @ManyToOne(() => Order, { onDelete: "CASCADE" })
  @JoinColumn()
  order!: Relation<Order>;

  @Column("uuid")
  lineId!: string;

  @ManyToOne(() => OrderLine, { onDelete: "CASCADE" })
  @JoinColumn()
  line!: Relation<OrderLine>;

  /** Who agreed to it. */
  @Column("uuid")
  staffId!: string;

  /** By its name, because orders know nothing of staff (decision 34). */
  @ManyToOne("Staff")
  @JoinColumn()
  staff!: unknown;

  @Column("timestamptz", { default: () => "clock_timestamp()" })
  agreedAt!: Date;

  @Column("enum", { enum: RemakeReason })
  reason!: RemakeReason;

  /** How many of the line. */
  @Column("integer")
  quantity!: number;

  /** To the shopper. It goes with the order's contact details, as it may name the shopper. */
  @Column("text", { nullable: true })
  note!: string | null;

  /** The day it is promised for. */
  @Column("date")
  estimatedDelivery!: string;

  @Column("jsonb")
  was!: RemadeConfiguration;

  @Column("jsonb")
  became!: RemadeConfiguration;

  @Column("enum", { enum: RemakeStatus, default: RemakeStatus.TO_MAKE })
  status!: RemakeStatus;

  @Column("timestamptz", { nullable: true })
  madeAt!: Date | null;

  @Column("timestamptz", { nullable: true })
  sentAt!: Date | null;
}
