import { Column, Entity, ForeignKey, PrimaryColumn } from "typeorm";
import { OrderStatus } from "../rules/order-progress.js";
import { Order } from "./order.entity.js";

/** When an order got a status. Triggers on `orders` write it. */
@Entity()
export class OrderStatusChange {
  @PrimaryColumn("uuid")
  @ForeignKey(() => Order, { onDelete: "CASCADE" })
  orderId!: string;

  @PrimaryColumn("enum", { enum: OrderStatus, enumName: "orders_status_enum" })
  status!: OrderStatus;

  @Column("timestamptz", { default: () => "now()" })
  changedAt!: Date;
}
