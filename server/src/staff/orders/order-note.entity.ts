import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from "typeorm";
import { Order } from "../../orders/order.entity.js";
import { Staff } from "../access/staff.entity.js";

/** What staff have written about an order for each other. It goes with the order's contact details, as it may name the shopper. */
@Entity()
@Index(["orderId", "writtenAt"])
export class OrderNote {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("uuid")
  @ForeignKey(() => Order, { onDelete: "CASCADE" })
  orderId!: string;

  @Column("uuid")
  @ForeignKey(() => Staff)
  staffId!: string;

  @Column("text")
  text!: string;

  @Column("timestamptz", { default: () => "now()" })
  writtenAt!: Date;
}
