import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import type { LineConfiguration } from "./order-line-change.entity.js";
import { OrderLine } from "./order-line.entity.js";
import { Order } from "./order.entity.js";

/** What a fitter has measured for a line of an order, and chosen at the window (decision 48). The line becomes so once the order is settled. */
@Entity()
@Index(["orderId"])
export class MeasuredLine {
  @PrimaryColumn("uuid")
  lineId!: string;

  @ManyToOne(() => OrderLine, { onDelete: "CASCADE" })
  @JoinColumn()
  line!: Relation<OrderLine>;

  @Column("uuid")
  orderId!: string;

  @ManyToOne(() => Order, { onDelete: "CASCADE" })
  @JoinColumn()
  order!: Relation<Order>;

  /** Who entered it last; null in the demo, which has no staff. */
  @Column("uuid", { nullable: true })
  staffId!: string | null;

  /** By its name, because orders know nothing of staff (decision 34). */
  @ManyToOne("Staff")
  @JoinColumn()
  staff!: unknown;

  @Column("timestamptz", { default: () => "clock_timestamp()" })
  measuredAt!: Date;

  /** As its shopper ordered it, also where it is measured once more. */
  @Column("jsonb")
  was!: LineConfiguration;

  @Column("jsonb")
  became!: LineConfiguration;
}
