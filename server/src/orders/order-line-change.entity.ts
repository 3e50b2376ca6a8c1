import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from "typeorm";
import { PENCE } from "../kernel/sql/number-columns.js";
import { OrderLine } from "./order-line.entity.js";
import { Order } from "./order.entity.js";

/** What a shopper can change of a line, with all that follows from it. */
export type LineConfiguration = Pick<
  OrderLine,
  | "width"
  | "height"
  | "material"
  | "color"
  | "customizations"
  | "choices"
  | "making"
  | "pictureId"
  | "optionRulesVersion"
  | "cordRulesVersion"
  | "cordSafety"
  | "unitPricePence"
  | "totalPence"
>;

/** A change that a shopper made to a line of an order within its change clock (decision 35). */
@Entity()
@Index(["orderId", "changedAt"])
@Index(["lineId"])
export class OrderLineChange {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("uuid")
  @ForeignKey(() => Order, { onDelete: "CASCADE" })
  orderId!: string;

  @Column("uuid")
  @ForeignKey(() => OrderLine, { onDelete: "CASCADE" })
  lineId!: string;

  @Column("timestamptz", { default: () => "clock_timestamp()" })
  changedAt!: Date;

  @Column("jsonb")
  was!: LineConfiguration;

  @Column("jsonb")
  became!: LineConfiguration;

  /** Of the order. */
  @Column(PENCE)
  totalWasPence!: number;

  @Column(PENCE)
  totalBecamePence!: number;
}
