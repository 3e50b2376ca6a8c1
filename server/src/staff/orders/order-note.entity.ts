import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";
import { Order } from "../../orders/order.entity.js";
import { Staff } from "../access/staff.entity.js";

/** What staff have written about an order for each other. It goes with the order's contact details, as it may name the shopper. */
@Entity()
@Index(["orderId", "writtenAt"])
export class OrderNote {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("uuid")
  orderId!: string;

  @ManyToOne(() => Order, { onDelete: "CASCADE" })
  @JoinColumn()
  order!: Relation<Order>;

  @Column("uuid")
  staffId!: string;

  @ManyToOne(() => Staff)
  @JoinColumn()
  staff!: Relation<Staff>;

  @Column("text")
  text!: string;

  @Column("timestamptz", { default: () => "now()" })
  writtenAt!: Date;
}
