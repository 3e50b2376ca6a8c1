import { Check, Column, Entity, ForeignKey, Index } from "typeorm";
import { SnapshotLineColumns } from "../catalogue/configuration/snapshot-line.columns.js";
import type { Making } from "../rules/fit/making.js";
import type { ChoiceInWords } from "../rules/made-choices.js";
import { Order } from "./order.entity.js";

/** A line of an order with a snapshot of its product. */
@Entity()
@Index(["orderId", "position"])
@Check("order_line_quantity_range", "quantity BETWEEN 1 AND 99")
@Check("order_line_adds_up", "total_pence = unit_price_pence * quantity")
export class OrderLine extends SnapshotLineColumns {
  @Column("uuid")
  @ForeignKey(() => Order, { onDelete: "CASCADE" })
  orderId!: string;

  /** Kept as it was when it was ordered; null for orders from before such sizes were kept. */
  @Column("jsonb", { nullable: true })
  making!: Making | null;

  /** Empty for orders from before choices were frozen. */
  @Column("jsonb", { default: [] })
  choices!: readonly ChoiceInWords[];

  /** Versions of the rules by which the choices were checked; null for the same orders. */
  @Column("text", { nullable: true })
  optionRulesVersion!: string | null;

  @Column("text", { nullable: true })
  cordRulesVersion!: string | null;

  /** Base price of the product as it was shown when it was ordered; null for orders from before it was kept. */
  @Column("integer", { nullable: true })
  basePricePence!: number | null;
}
